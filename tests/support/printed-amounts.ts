import { currencyDigits, toMinorUnits } from "#lib/money.ts"

/** Reads a printed amount ("-€1,234.50", "KWD 1.234", "¥12") in minor units of its currency. */
export function printedAmount(text: string, currency: string): number {
  const found = /^(-?)\D*?([\d,]+(?:\.\d+)?)$/.exec(text.trim())
  if (!found) throw new Error(`no amount in “${text}”`)
  const [, sign, digits = ""] = found
  const decimals = (digits.split(".")[1] ?? "").length
  if (decimals !== currencyDigits(currency)) throw new Error(`“${text}” doesn't have the decimals of ${currency}`)
  return toMinorUnits(Number(`${sign}${digits.replaceAll(",", "")}`), currency)
}

/** The rows of a list of amounts by label, in minor units; crossed-out amounts and texts are left out. */
export function printedRows(list: Element, currency: string): Map<string, number> {
  const rows = new Map<string, number>()
  for (const term of list.querySelectorAll("dt")) {
    const value = term.nextElementSibling?.cloneNode(true) as Element
    for (const struck of value.querySelectorAll("s")) struck.remove()
    const text = value.textContent ?? ""
    if (/\d/.test(text)) rows.set((term.textContent ?? "").trim(), printedAmount(text, currency))
  }
  return rows
}
