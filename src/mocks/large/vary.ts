/** Derives texts that must be unique or distinguishable in each copy. */
interface Variation {
  of(text: string, copy: number): string
  /** Returns the original's text and the number of the copy; undefined if the text isn't a copy's. */
  origin(text: string): { readonly text: string; readonly copy: number } | undefined
}

const numbered = (separator: string): Variation => ({
  of: (text, copy) => `${text}${separator}${copy + 1}`,
  origin: (text) => {
    const at = text.lastIndexOf(separator)
    const copy = Number(text.slice(at + separator.length)) - 1
    return at > 0 && Number.isInteger(copy) && copy > 0 ? { text: text.slice(0, at), copy } : undefined
  },
})
const article = numbered("-")
const title = numbered(" No. ")
/** A person's email occurs in all their orders: the text of each copy is created once. */
const emails = new Map<string, string[]>()
const email: Variation = {
  of: (text, copy) => {
    let copies = emails.get(text)
    if (!copies) {
      copies = []
      emails.set(text, copies)
    }
    copies[copy] ??= text.replace("@", `.${copy + 1}@`)
    return copies[copy]
  },
  origin: (text) => {
    const [, name, number, host] = /^(.+)\.(\d+)(@.+)$/.exec(text) ?? []
    return name && host ? { text: name + host, copy: Number(number) - 1 } : undefined
  },
}

/** Variations by column name, in any table. */
export const variations: Readonly<Record<string, Variation>> = {
  sku: article,
  variant_sku: article,
  handle: article,
  product_handle: article,
  product_title: title,
  email,
}
/** Tables whose `title` is a product title; titles of other tables don't change. */
export const TITLED = new Set(["product", "orderLineItem", "cartLineItem"])
export const titleVariation = title
