import { z } from "zod/mini"
import type { TextStorage } from "#lib/storage.ts"
import type { Figures } from "./checkout.figures.ts"

/** Raised with every change of the shapes below: what an older build wrote is thrown away, the cart itself is on the server. */
const VERSION = 2
const DRAFTS = "checkout_drafts"
const SEEN = "checkout_seen"

const text = z.record(z.string(), z.string())
const Drafts = z.object({
  version: z.literal(VERSION),
  cartId: z.string(),
  contact: z.optional(text),
  address: z.optional(
    z.object({ shipping: text, billing: text, same: z.boolean(), keep: z.boolean(), chosen: z.string() }),
  ),
})
type Drafts = z.infer<typeof Drafts>
/** What was typed and not yet sent, by step. */
export type Draft<Part extends "contact" | "address"> = NonNullable<Drafts[Part]>

const Seen = z.object({
  version: z.literal(VERSION),
  cartId: z.string(),
  figures: z.object({
    total: z.nullable(z.number()),
    lines: z.record(z.string(), z.object({ title: z.string(), quantity: z.number(), price: z.number() })),
  }),
})

function readJson(storage: TextStorage, key: string): unknown {
  try {
    return JSON.parse(storage.get(key) ?? "null")
  } catch {
    return null
  }
}

/**
 * What a checkout needs to go on after a reload and the server does not know: what is typed (shared by all tabs), and
 * the figures that the shopper agreed to in this tab. It belongs to one cart and one version of the app.
 */
export function checkoutMemory(cartId: string, shared: TextStorage, tab: TextStorage) {
  function read<T extends { cartId: string }>(
    storage: TextStorage,
    key: string,
    schema: { safeParse(v: unknown): { success: true; data: T } | { success: false } },
  ) {
    const result = schema.safeParse(readJson(storage, key))
    if (result.success && result.data.cartId === cartId) return result.data
    storage.remove(key)
    return undefined
  }
  const drafts = (): Drafts => read<Drafts>(shared, DRAFTS, Drafts) ?? { version: VERSION, cartId }
  return {
    draft: <Part extends "contact" | "address">(part: Part): Drafts[Part] => drafts()[part],
    keepDraft: <Part extends "contact" | "address">(part: Part, draft: Draft<Part>): void =>
      shared.set(DRAFTS, JSON.stringify({ ...drafts(), [part]: draft })),
    dropDraft(part: "contact" | "address"): void {
      const { [part]: _, ...rest } = drafts()
      shared.set(DRAFTS, JSON.stringify(rest))
    },
    seen: (): Figures | null => read(tab, SEEN, Seen)?.figures ?? null,
    keepSeen: (figures: Figures): void => tab.set(SEEN, JSON.stringify({ version: VERSION, cartId, figures })),
    /** The shopper left for the cart or the shop: what they change there is no surprise. */
    dropSeen: (): void => tab.remove(SEEN),
    forget(): void {
      shared.remove(DRAFTS)
      tab.remove(SEEN)
    },
  }
}
export type CheckoutMemory = ReturnType<typeof checkoutMemory>
