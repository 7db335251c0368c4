/** `Jan` to `Dec`. `Intl.DateTimeFormat` loads the locale data first and blocks a phone for 15 ms. */
export const monthNames: readonly string[] = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
