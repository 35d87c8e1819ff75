import { z } from "zod/mini"
import type { DeviceItem } from "#lib/device-items.ts"
import type { Figures } from "./checkout.figures.ts"

/** Raised with every change of the shapes below: what an older build wrote is thrown away, the cart itself is on the server. */
const VERSION = 3
type Kept = Pick<DeviceItem, "get" | "set" | "remove">

const text = z.record(z.string(), z.string())
const Drafts = z.object({
  version: z.literal(VERSION),
  cartId: z.string(),
  /** What the cart held when each step was typed: a draft of something else is out of date. */
  seen: z.optional(text),
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
    currency: z.optional(z.string()),
    lines: z.record(z.string(), z.object({ title: z.string(), quantity: z.number(), price: z.number() })),
  }),
})

function readJson(kept: Kept): unknown {
  try {
    return JSON.parse(kept.get() ?? "null")
  } catch {
    return null
  }
}

/**
 * What a checkout needs to go on after a reload and the server does not know: what is typed (shared by all tabs), and
 * the figures that the shopper agreed to in this tab. It belongs to one cart and one version of the app.
 */
export function checkoutMemory(cartId: string, shared: Kept, tab: Kept) {
  function read<T extends { cartId: string }>(
    kept: Kept,
    schema: { safeParse(v: unknown): { success: true; data: T } | { success: false } },
  ) {
    const result = schema.safeParse(readJson(kept))
    if (result.success && result.data.cartId === cartId) return result.data
    kept.remove()
    return undefined
  }
  const drafts = (): Drafts => read<Drafts>(shared, Drafts) ?? { version: VERSION, cartId }
  return {
    /** `seen` is what the cart holds of this step now; a draft that was typed over anything else is left out. */
    draft<Part extends "contact" | "address">(part: Part, seen: string): Drafts[Part] {
      const kept = drafts()
      return kept.seen?.[part] === seen ? kept[part] : undefined
    },
    keepDraft<Part extends "contact" | "address">(part: Part, draft: Draft<Part>, seen: string): void {
      const kept = drafts()
      shared.set(JSON.stringify({ ...kept, [part]: draft, seen: { ...kept.seen, [part]: seen } }))
    },
    dropDraft(part: "contact" | "address"): void {
      const { [part]: _, ...rest } = drafts()
      shared.set(JSON.stringify(rest))
    },
    seen: (): Figures | null => read(tab, Seen)?.figures ?? null,
    keepSeen: (figures: Figures): void => tab.set(JSON.stringify({ version: VERSION, cartId, figures })),
    /** The shopper left for the cart or the shop: what they change there is no surprise. */
    dropSeen: (): void => tab.remove(),
    forget(): void {
      shared.remove()
      tab.remove()
    },
  }
}
export type CheckoutMemory = ReturnType<typeof checkoutMemory>
