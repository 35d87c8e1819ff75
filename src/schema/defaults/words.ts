/** A space-separated list of field names: `words("id title")`. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** All fields that a request may name: the default fields, without `*`, and more. */
export const allowing = (defaults: readonly string[], more = ""): readonly string[] => [
  ...defaults.map((field) => field.replace(/^\*|\.\*$/, "")),
  ...(more ? words(more) : []),
]

/** Fields of a related entity: `fieldsOf("product", words("id"))` is `product.id`. */
export const fieldsOf = (relation: string, fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${relation}.${field}`)
