// TypeDoc's own keys open its search of symbols, which this site replaces with the search field of the header.
document.addEventListener(
  "keydown",
  (event) => {
    const isShortcut = event.key === "/" || ((event.ctrlKey || event.metaKey) && event.key === "k");
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (!isShortcut || isTyping) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.querySelector("#search-field")?.focus();
  },
  true,
);
