import { z } from "zod/mini"
import type { DeviceItem } from "#lib/device-items.ts"
import type { CartSnapshot } from "./checkout.snapshot.ts"

/** Increase with every change of these shapes: data of older versions is discarded; the cart is on the server. */
const VERSION = 5
type Kept = Pick<DeviceItem, "get" | "set" | "remove">

const text = z.record(z.string(), z.string())
const Drafts = z.object({
  version: z.literal(VERSION),
  cartId: z.string(),
  /** The cart's value of each step when its draft was typed; a draft is outdated once that value has changed. */
  seen: z.optional(text),
  contact: z.optional(text),
  address: z.optional(
    z.object({ shipping: text, billing: text, same: z.boolean(), keep: z.boolean(), chosen: z.string() }),
  ),
})
type Drafts = z.infer<typeof Drafts>
/** A step's unsaved input. */
export type Draft<Part extends "contact" | "address"> = NonNullable<Drafts[Part]>

const Seen = z.object({
  version: z.literal(VERSION),
  cartId: z.string(),
  figures: z.object({
    total: z.nullable(z.number()),
    currency: z.optional(z.string()),
    lines: z.record(
      z.string(),
      z.object({ title: z.string(), quantity: z.number(), price: z.number(), gross: z.number() }),
    ),
    choices: z.optional(text),
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
 * Stores the state of a checkout that the server doesn't have and a reload needs: drafts (shared by all tabs) and the
 * snapshot accepted in this tab. It belongs to one cart and one version of the app.
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
    /**
     * The draft of a step. `seen` is the cart's current value of the step; returns undefined if the draft was typed
     * over another value.
     */
    draft<Part extends "contact" | "address">(part: Part, seen: string): Drafts[Part] {
      const kept = drafts()
      return kept.seen?.[part] === seen ? kept[part] : undefined
    },
    keepDraft<Part extends "contact" | "address">(part: Part, draft: Draft<Part>, seen: string): void {
      const kept = drafts()
      shared.set(JSON.stringify({ ...kept, [part]: draft, seen: { ...kept.seen, [part]: seen } }))
    },
    /** Called when the drafts are saved. */
    dropDrafts(): void {
      if (shared.get()?.includes(cartId)) shared.remove()
    },
    seen: (): CartSnapshot | null => read(tab, Seen)?.figures ?? null,
    keepSeen: (figures: CartSnapshot): void => tab.set(JSON.stringify({ version: VERSION, cartId, figures })),
    /** Called when the shopper leaves the checkout; changes made elsewhere aren't compared with the old snapshot. */
    dropSeen: (): void => tab.remove(),
    /** Keeps the drafts of a newer cart, which another tab has started. */
    forget(): void {
      this.dropDrafts()
      tab.remove()
    },
  }
}
export type CheckoutMemory = ReturnType<typeof checkoutMemory>
