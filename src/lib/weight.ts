/** Formats a weight in grams in the unit that shoppers of a country (iso_2) use. */
export function formatWeight(grams: number, locale: string, country: string | undefined): string {
  const pounds = grams / 453.59237
  const [amount, unit] =
    country === "us"
      ? pounds < 1
        ? [pounds * 16, "ounce"]
        : [pounds, "pound"]
      : grams < 1000
        ? [grams, "gram"]
        : [grams / 1000, "kilogram"]
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount)
}
