import type { Appearance } from "@stripe/stripe-js";

/** Returns the page's colors in the current theme for Stripe's frame. It can't read the style sheet. */
export function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement("span"));
  const color = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: "flat",
    variables: {
      colorPrimary: color("cinnabar"),
      colorBackground: color("paper"),
      colorText: color("ink"),
      colorTextSecondary: color("soft"),
      colorDanger: color("danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "3px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border: `1.5px solid ${color("edge")}`, padding: "13px 16px" },
      ".Label": { color: color("ink"), fontWeight: "600" },
      ".Tab": { border: `1.5px solid ${color("edge")}` },
    },
  };
  probe.remove();
  return appearance;
}
