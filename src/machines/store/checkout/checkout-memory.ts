import type { DeviceItem } from "#lib/device-items.ts"
import type { CartSnapshot } from "./cart-snapshot.ts"

/** Increase with every change of these shapes: data of older versions is discarded; the cart is on the server. */
const VERSION = 6
type Kept = Pick<DeviceItem, "get" | "set" | "remove">

type Text = Readonly<Record<string, string>>
interface DraftAddress {
  readonly shipping: Text
  readonly billing: Text
  readonly same: boolean
  readonly keep: boolean
  readonly chosen: string
}
/** Checked by hand: a schema library would be a tenth of the checkout's code. */
interface Drafts {
  readonly version: typeof VERSION
  readonly cartId: string
  /** The cart's value of each step when its draft was typed; a draft is outdated once that value has changed. */
  readonly seen?: Text | undefined
  readonly contact?: Text | undefined
  readonly address?: DraftAddress | undefined
}
/** A step's unsaved input. */
export type Draft<Part extends "contact" | "address"> = NonNullable<Drafts[Part]>

interface Seen {
  readonly version: typeof VERSION
  readonly cartId: string
  readonly figures: CartSnapshot
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is Text =>
  isRecord(value) && Object.values(value).every((each) => typeof each === "string")
const isTextOrMissing = (value: unknown): boolean => value === undefined || isText(value)
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

const isAddress = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.shipping) &&
  isText(value.billing) &&
  typeof value.same === "boolean" &&
  typeof value.keep === "boolean" &&
  typeof value.chosen === "string"

const isLine = (value: unknown): boolean =>
  isRecord(value) && typeof value.title === "string" && [value.quantity, value.price, value.gross].every(isNumber)

const isDrafts = (value: unknown): value is Drafts =>
  isRecord(value) &&
  value.version === VERSION &&
  typeof value.cartId === "string" &&
  isTextOrMissing(value.seen) &&
  isTextOrMissing(value.contact) &&
  (value.address === undefined || isAddress(value.address))

const isSeen = (value: unknown): value is Seen =>
  isRecord(value) &&
  value.version === VERSION &&
  typeof value.cartId === "string" &&
  isRecord(value.figures) &&
  (value.figures.total === null || isNumber(value.figures.total)) &&
  (value.figures.currency === undefined || typeof value.figures.currency === "string") &&
  isRecord(value.figures.lines) &&
  Object.values(value.figures.lines).every(isLine) &&
  (value.figures.costs === undefined ||
    (isRecord(value.figures.costs) && Object.values(value.figures.costs).every(isNumber))) &&
  isTextOrMissing(value.figures.choices)

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
  function read<T extends { readonly cartId: string }>(kept: Kept, isValid: (value: unknown) => value is T) {
    const value = readJson(kept)
    if (isValid(value) && value.cartId === cartId) return value
    kept.remove()
    return undefined
  }
  const drafts = (): Drafts => read(shared, isDrafts) ?? { version: VERSION, cartId }
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
    seen: (): CartSnapshot | null => read(tab, isSeen)?.figures ?? null,
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
