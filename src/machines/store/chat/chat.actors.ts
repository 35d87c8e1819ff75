import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { toApiError } from "#sdk/error.ts"
import { lowestOf } from "#sdk/shown-price.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type Intent, intentOf, wordsOf } from "./chat.rules.ts"

export type FoundProduct = Awaited<ReturnType<StoreSdk["store"]["product"]["list"]>>["products"][number]

/** A reply of the chat; the page turns it into text in the reader's language. */
export type Reply =
  | { readonly kind: "greeting" | "delivery" | "handOver" | "kept" | "failed" }
  /** `query` has the words that were found; `most` is the highest price in major units. */
  | {
      readonly kind: "products"
      readonly query: string
      readonly most?: number
      readonly products: readonly FoundProduct[]
    }
  | { readonly kind: "nothing"; readonly query: string; readonly most?: number }
  | { readonly kind: "order"; readonly order: Order }
  /** `order` is the latest one whose return was requested and hasn't arrived. */
  | { readonly kind: "returns"; readonly order?: Order }
  /** Guests can look up an order only by its id, or the last one placed in this browser. */
  | { readonly kind: "noOrder"; readonly reference: string | null }
  | { readonly kind: "sent"; readonly email: string }

export interface HandOver {
  readonly email: string
  readonly message: string
  /** The shopper's messages so far, for the person who answers. */
  readonly transcript: readonly string[]
}

/** The visit's market, and the shopper's orders known to this browser. */
export interface ChatVisit {
  readonly regionId: string
  readonly country: string
  /** The order placed last in this browser. */
  readonly lastOrderId: string | null
  readonly isCustomer: boolean
  /** Sends a message to the shop's team. */
  readonly deliver: (message: HandOver) => Promise<void>
}

const PRODUCT_FIELDS = "id,title,handle,thumbnail,*variants.calculated_price"
const MAX_PRODUCTS = 3
/** How many products are compared with the highest price. */
const MAX_COMPARED = 50

type Wanted = Pick<Intent & { kind: "products" }, "query" | "most">

/** Answers by rules, using only the store API; no third party is involved. */
export function chatActors(sdk: StoreSdk) {
  /** Searches for all words together, then for each of them: the products that have the most of them are found. */
  async function findProducts(wanted: Wanted, { regionId, country }: ChatVisit, signal: AbortSignal): Promise<Reply> {
    const { query, most } = wanted
    const search = async (q: string) => {
      const market = { region_id: regionId, country_code: country }
      const limit = most === undefined ? MAX_PRODUCTS : MAX_COMPARED
      const words = q === "" ? {} : { q }
      const { products } = await sdk.store.product.list(
        { query: { ...words, ...market, limit, fields: PRODUCT_FIELDS } },
        { signal },
      )
      return products.filter(({ variants }) => most === undefined || (lowestOf(variants)?.now ?? Infinity) <= most)
    }
    const reply = (words: string, found: readonly FoundProduct[]): Reply => ({
      kind: "products",
      query: words,
      products: found.slice(0, MAX_PRODUCTS),
      ...(most === undefined ? {} : { most }),
    })
    const all = await search(query)
    if (all.length > 0) return reply(query, all)
    const words = wordsOf(query).filter((word) => word !== query.toLowerCase())
    const byWord = await Promise.all(words.map(async (word) => ({ word, products: await search(word) })))
    const products = new Map(byWord.flatMap((each) => each.products.map((product) => [product.id, product] as const)))
    const wordsWith = (id: string) =>
      byWord.flatMap((each) => (each.products.some((p) => p.id === id) ? each.word : []))
    const ranked = [...products.values()].sort((a, b) => wordsWith(b.id).length - wordsWith(a.id).length)
    const [best] = ranked
    if (!best) return { kind: "nothing", query, ...(most === undefined ? {} : { most }) }
    const found = wordsWith(best.id)
    return reply(
      found.join(" "),
      ranked.filter(({ id }) => wordsWith(id).join() === found.join()),
    )
  }

  async function findOrder(reference: string | null, visit: ChatVisit, signal: AbortSignal): Promise<Reply> {
    const { order: orders } = sdk.store
    const id = reference?.startsWith("order_") ? reference : null
    if (!id && visit.isCustomer) {
      const { orders: customerOrders } = await orders.list({ query: { limit: 50, order: "-created_at" } }, { signal })
      const order =
        reference === null
          ? customerOrders[0]
          : customerOrders.find(({ display_id }) => String(display_id) === reference)
      if (order) return { kind: "order", order }
    }
    // The last order placed in this browser is used only for guests; customers have an order list of their own.
    const known = id ?? (visit.isCustomer ? null : visit.lastOrderId)
    if (!known) return { kind: "noOrder", reference }
    try {
      const { order } = await orders.retrieve({ id: known }, { signal })
      const isRequestedOrder = id !== null || reference === null || String(order.display_id) === reference
      return isRequestedOrder ? { kind: "order", order } : { kind: "noOrder", reference }
    } catch (error) {
      if (toApiError(error).status !== 404) throw error
      return { kind: "noOrder", reference }
    }
  }

  async function findReturn({ isCustomer, lastOrderId }: ChatVisit, signal: AbortSignal): Promise<Reply> {
    const { order: orders } = sdk.store
    const known = isCustomer
      ? (await orders.list({ query: { limit: 50, order: "-created_at" } }, { signal })).orders
      : lastOrderId
        ? [(await orders.retrieve({ id: lastOrderId }, { signal })).order]
        : []
    const order = known.find(({ items }) => items?.some(({ detail }) => detail.return_requested_quantity > 0))
    return { kind: "returns", ...(order && { order }) }
  }

  return {
    answer: fromAbortable(
      async ({ input, signal }: { input: { text: string; visit: ChatVisit }; signal: AbortSignal }): Promise<Reply> => {
        const intent = intentOf(input.text)
        switch (intent.kind) {
          case "products":
            return findProducts(intent, input.visit, signal)
          case "order":
            return findOrder(intent.reference, input.visit, signal)
          case "returns":
            // Without the orders, the answer is how to return something.
            return findReturn(input.visit, signal).catch(() => ({ kind: "returns" }))
          case "person":
            return { kind: "handOver" }
          default:
            return { kind: intent.kind }
        }
      },
    ),
    handOver: fromPromise(({ input }: { input: { message: HandOver; visit: ChatVisit } }) =>
      input.visit.deliver(input.message),
    ),
  }
}
