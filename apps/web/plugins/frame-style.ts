/**
 * Only members see a frame. Its controls look as if they can't be used, because the app does not run yet. Only the app knows whether
 * the reader has entered a birth date.
 */
export const frameStyle = [
  "#root[data-frame]{display:none}",
  "[data-member] #root[data-frame]{display:block}",
  "#root[data-frame] :is(a,button,label,select,input:not([type=checkbox])){opacity:.6}",
  "#root[data-frame] [data-sign-invitation]{visibility:hidden}",
].join("");
