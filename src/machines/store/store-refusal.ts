import { toApiError } from "#sdk/error.ts"

/**
 * Why the store's server refuses a shopper's request, in the order in which its messages are searched. Those that contain
 * a name or a code come first, because these can contain every other word.
 */
const patterns = [
  ["code", /^the promotion code /i],
  ["price", /^line item .* has no unit price$/i],
  ["openChange", /active order change/i],
  ["taken", /already (has an account|exists|registered)/i],
  ["email", /invalid email/i],
  ["country", /country/i],
  ["stock", /inventory|stock/i],
  ["shipping", /shipping (option|method|profile)/i],
  ["price", /not have (a|no) price|prices associated/i],
  ["gone", /not published|product|variant/i],
  ["payment", /payment (session|collection|provider)/i],
  ["promotionUsedUp", /promotion usage|exceeds the (budget )?limit/i],
  ["promotionNeedsCustomer", /campai(gn|ng)? budget|attribute value for/i],
  ["ordered", /already (being )?completed/i],
  ["link", /token/i],
  ["return", /return/i],
] as const

export type StoreRefusal = (typeof patterns)[number][0] | "signIn" | "busy" | "missing" | "other"

const byStatus: Readonly<Record<number, StoreRefusal>> = { 401: "signIn", 404: "missing", 429: "busy" }

/** Returns why the server has refused a shopper's request (4xx); its own words are no text for shoppers. */
export function storeRefusalOf(error: unknown): StoreRefusal {
  const { status, code, message } = toApiError(error)
  if (code === "insufficient_inventory") return "stock"
  return byStatus[status] ?? patterns.find(([, words]) => words.test(message))?.[0] ?? "other"
}
