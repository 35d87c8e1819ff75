/** The language's thousands separator. */
const groupOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: "always" } as Intl.NumberFormatOptions)
    .formatToParts(1234567)
    .find(({ type }) => type === "group")?.value ?? ""

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/**
 * Reads a whole number as typed: "1,234" in English and "1.234" in German are 1234, "+5" and "−2" have signs. Undefined
 * for anything else, such as decimals and "0,500".
 */
export function parseWhole(text: string, locale: string): number | undefined {
  const group = groupOf(locale)
  const plain = text.trim().replace(/^−/, "-").replace(/^\+/, "").replace(/\s/g, " ")
  const separators = [group === "" || /\s/.test(group) ? " " : escaped(group), " ", "'", "’"].join("|")
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}((?:${separators})\\d{3})+$`)
  const digits = grouped.test(plain) ? plain.replace(new RegExp(separators, "g"), "") : plain
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) + 0 : undefined
}
