import type { Appearance } from "@stripe/stripe-js";

/** The page's own colours, as the theme of the moment has them: Stripe's frame can't see the style sheet. */
export function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement("span"));
  const colour = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: "flat",
    variables: {
      colorPrimary: colour("cinnabar"),
      colorBackground: colour("paper"),
      colorText: colour("ink"),
      colorTextSecondary: colour("soft"),
      colorDanger: colour("danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "3px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border: `1.5px solid ${colour("edge")}`, padding: "13px 16px" },
      ".Label": { color: colour("ink"), fontWeight: "600" },
      ".Tab": { border: `1.5px solid ${colour("edge")}` },
    },
  };
  probe.remove();
  return appearance;
}
