import { currencyDigits, currencySymbol, roundMoney, toMinorUnits } from "./money.ts"

/** Why a typed amount was rejected; `tooPrecise` also covers "1.234" for 1,234 where the point is decimal. */
export type MoneyProblem = "empty" | "invalid" | "tooPrecise" | "tooLarge"

type ParsedMoney =
  | { readonly amount: number; readonly problem?: undefined }
  | { readonly amount?: undefined; readonly problem: MoneyProblem }

/** A language's number format for amounts of a currency. */
interface Notation {
  /** The language's digits 0 to 9. */
  readonly digits: readonly string[]
  readonly decimal: string
  readonly group: string
  /** Number of digits in the groups before the last one: 3, or 2 in India. The last group always has 3. */
  readonly groupSize: number
}

/** Uses the currency style because several languages use other separators for prices than for plain numbers. */
function formatFor(currency: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const fixed = { minimumFractionDigits: options.maximumFractionDigits, ...options }
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase(), ...fixed })
  } catch {
    return new Intl.NumberFormat(locale, fixed)
  }
}

/** Remembers a value for each currency and language: making a number format takes long. */
function perCurrency<Value>(make: (currency: string, locale: string) => Value): typeof make {
  const made = new Map<string, Value>()
  return (currency, locale) => {
    const key = `${locale} ${currency}`
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(currency, locale)
    made.set(key, value)
    return value
  }
}

const notationOf = perCurrency((currency, locale): Notation => {
  const sample = formatFor(currency, locale, { maximumFractionDigits: 1, useGrouping: "always" }).formatToParts(
    1234567.8,
  )
  const separator = (type: string) => sample.find((part) => part.type === type)?.value
  const integers = sample.filter(({ type }) => type === "integer").map(({ value }) => [...value].length)
  const digit = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)),
    decimal: separator("decimal") ?? ".",
    group: separator("group") ?? "",
    groupSize: integers.at(-2) ?? 3,
  }
})

/** Texts that may name the currency in a typed amount, the longest first. */
const symbolsOf = perCurrency((currency, locale): readonly string[] =>
  [
    ...(["symbol", "narrowSymbol", "code"] as const).map((display) => currencySymbol(currency, locale, display)),
    currency,
  ]
    .map((symbol) => plain(symbol))
    .filter((symbol) => symbol !== "")
    .sort((a, b) => b.length - a.length),
)

const plainFormatOf = perCurrency((currency, locale) =>
  formatFor(currency, locale, { maximumFractionDigits: currencyDigits(currency), useGrouping: false }),
)

/** The usual form of a pasted amount, without group separators. Below 10^11, so that its minor units are exact. */
const SIMPLE = /^(\d{1,11})(?:(\D)(\d+))?$/

/** Parses an amount in the usual form; undefined for other texts. Fast, because grids check thousands of texts at once. */
function parseSimple(text: string, currency: string, { digits, decimal }: Notation): ParsedMoney | undefined {
  const [, whole, mark, fraction = ""] = SIMPLE.exec(text) ?? []
  if (whole === undefined || digits[0] !== "0" || (mark !== undefined && mark !== decimal)) return undefined
  return fraction.length > currencyDigits(currency)
    ? { problem: "tooPrecise" }
    : { amount: Number(`${whole}.${fraction}`) }
}

/** Formats an amount for a field: the language's decimal separator, all decimals, no grouping, no symbol. */
export function formatMoneyInput(amount: number, currency: string, locale: string): string {
  const { digits, decimal } = notationOf(currency, locale)
  // Much faster, for grids with thousands of amounts. Languages differ in the minus sign and in digits of their own.
  if (digits[0] === "0" && amount >= 0 && amount < 1e21) {
    const places = currencyDigits(currency)
    const text = amount.toFixed(places)
    return (Number(text) === amount ? text : roundMoney(amount, currency).toFixed(places)).replace(".", decimal)
  }
  const rounded = roundMoney(amount, currency)
  const parts = plainFormatOf(currency, locale).formatToParts(rounded)
  return parts
    .filter(({ type }) => type !== "currency" && type !== "literal")
    .map(({ value }) => value)
    .join("")
}

/** Normalizes typed text: removes direction marks and unifies spaces, apostrophes and minus signs. */
function plain(text: string): string {
  return text
    .replace(/[\u061c\u200b\u200e\u200f]/g, "")
    .replace(/\s/g, " ")
    .replace(/[’ʼ′]/g, "'")
    .replace(/[−–﹣－]/g, "-")
    .trim()
    .toLowerCase()
}

function withoutSymbol(text: string, symbols: readonly string[]): string {
  for (const symbol of symbols) {
    if (text.startsWith(symbol)) return text.slice(symbol.length).trim()
    if (text.endsWith(symbol)) return text.slice(0, -symbol.length).trim()
  }
  return text
}

/** The sign may be before or after the symbol: "-€5", "€ -5". */
const SIGNED = /^(-?)\s*(.*)$/

const isDigits = (text: string): boolean => /^\d+$/.test(text)

/**
 * The integer part without group separators; undefined if a separator is misplaced for the language, or if the first group
 * starts with 0: "0,500" in English is half a unit in another language's format, not 500.
 */
function ungrouped(text: string, { group, groupSize }: Notation): string | undefined {
  const mark = group.trim() === "" ? " " : plain(group)
  const [first = "", ...rest] = group === "" ? [text] : text.split(mark)
  if (rest.length === 0) return isDigits(first) ? first : undefined
  const last = rest.pop() ?? ""
  const isGrouped =
    /^[1-9]/.test(first) &&
    first.length <= groupSize &&
    last.length === 3 &&
    rest.every((part) => part.length === groupSize)
  const digits = [first, ...rest, last]
  return isGrouped && digits.every(isDigits) ? digits.join("") : undefined
}

/**
 * Parses an amount typed in a language's format, with or without group separators and currency symbol: "1.234" is
 * 1234 in German, "1,234" is 1234 in English. Ambiguous input ("1.234" euros in English, "12,50" in English) is
 * reported as a problem instead of guessed. The amount is in major units with the currency's decimals.
 */
export function parseMoney(text: string, currency: string, locale: string): ParsedMoney {
  const notation = notationOf(currency, locale)
  const simple = parseSimple(text, currency, notation)
  if (simple) return simple
  const typed = plain(text)
  if (typed === "") return { problem: "empty" }
  const [, outerSign, unsigned = ""] = SIGNED.exec(typed) ?? []
  const [, innerSign, body = ""] = SIGNED.exec(withoutSymbol(unsigned, symbolsOf(currency, locale))) ?? []
  if (outerSign && innerSign) return { problem: "invalid" }
  const number = body.replace(/\P{ASCII}/gu, (letter) => {
    const value = notation.digits.indexOf(letter)
    return value < 0 ? letter : String(value)
  })
  const [whole = "", fraction, ...more] = number.split(notation.decimal.toLowerCase())
  const integer = whole === "" && fraction ? "0" : ungrouped(whole, notation)
  if (integer === undefined || more.length > 0 || (fraction && !isDigits(fraction))) return { problem: "invalid" }
  if ((fraction ?? "").length > currencyDigits(currency)) return { problem: "tooPrecise" }
  const amount = Number(`${outerSign || innerSign ? "-" : ""}${integer}.${fraction || "0"}`)
  if (!Number.isSafeInteger(toMinorUnits(amount, currency))) return { problem: "tooLarge" }
  return { amount: amount === 0 ? 0 : amount }
}

/** Rewrites an amount that was typed in one language's format in another's; what isn't an amount stays as it is. */
export function translateMoney(text: string, currency: string, from: string, to: string): string {
  const { amount } = parseMoney(text, currency, from)
  return from === to || amount === undefined ? text : formatMoneyInput(amount, currency, to)
}
