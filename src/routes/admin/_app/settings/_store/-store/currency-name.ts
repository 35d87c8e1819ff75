/** The name of a currency in a language: "Euro (EUR)". The code alone if it is unknown. */
export function currencyName(code: string, locale: string): string {
  const shown = code.toUpperCase()
  try {
    const name = new Intl.DisplayNames(locale, { type: "currency" }).of(shown)
    return name && name !== shown ? `${name} (${shown})` : shown
  } catch {
    // The server accepts any text as a code.
    return shown
  }
}
