import { customs, measures, type ProductDraft, type SentProduct } from "./product-wizard.draft.ts"
import { type Code, codes, variantsOf } from "./product-wizard.rules.ts"

/** Thrown if an earlier product was found, but couldn't be changed to what was entered since. */
export class OutdatedError extends Error {
  override readonly name = "OutdatedError"
  readonly sent: SentProduct
  constructor(cause: unknown, sent: SentProduct) {
    super("the product of an earlier attempt couldn't be changed", { cause })
    this.sent = sent
  }
}

/** A problem that the server reported, on the field that it concerns. */
export interface PlacedProblem {
  readonly step: "details" | "options" | "variants"
  readonly field: string
  /** `taken`: another record has this value. `refused`: `text` has the server's reason. */
  readonly kind: "taken" | "refused"
  readonly text: string
}

const TAKEN = /with (\w+): (.*), already exists/s
const COMBINATION = /^Variant "(.*)" has same combination of option values as/s
const OPTIONS =
  /^Product options are not provided|product options were not found|options are already assigned|^Option value .* does not exist|provided option values for the variant|product_option_value_id/
const HANDLE = /^Invalid product handle/
const PATH = /^Invalid request: .*?(?:[Ff]ield|for) '([^']+)'/s

const isCode = (name: string): name is Code => (codes as readonly string[]).includes(name)

/** The field of a path in the request: `variants, 2, sku` is the third included combination's SKU. */
function placePath(path: readonly string[], draft: ProductDraft, text: string): PlacedProblem | undefined {
  const [first = "", index, last = ""] = path
  if (first === "title" || first === "handle") return { step: "details", field: first, kind: "refused", text }
  if ([...measures, ...customs].some((name) => name === first))
    return { step: "details", field: `attributes.${first}`, kind: "refused", text }
  if (first === "options") return { step: "options", field: "options", kind: "refused", text }
  const variant = first === "variants" ? variantsOf(draft)[Number(index)] : undefined
  return variant && isCode(last)
    ? { step: "variants", field: `rows.${variant.key}.${last}`, kind: "refused", text }
    : undefined
}

/** Places the message of a refused creation on a step and its field; undefined if it concerns none. */
export function placeProblem(message: string, draft: ProductDraft): PlacedProblem | undefined {
  const [, column = "", value = ""] = TAKEN.exec(message) ?? []
  if (column === "handle") return { step: "details", field: "handle", kind: "taken", text: value }
  if (isCode(column)) {
    const variant = variantsOf(draft).find(({ row }) => row[column].trim() === value)
    const field = variant ? `rows.${variant.key}.${column}` : "variants"
    return { step: "variants", field, kind: "taken", text: value }
  }
  if (HANDLE.test(message)) return { step: "details", field: "handle", kind: "refused", text: message }
  if (OPTIONS.test(message)) return { step: "options", field: "options", kind: "refused", text: message }
  if (COMBINATION.test(message)) return { step: "variants", field: "variants", kind: "refused", text: message }
  const path = PATH.exec(message)?.[1]
  return path === undefined ? undefined : placePath(path.split(/,\s*/), draft, message)
}
