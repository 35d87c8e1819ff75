/** A change of an item's stock at a location, kept in the item's metadata. */
export interface StockChange {
  /** Key in the metadata. */
  readonly key: string
  /** ISO time. */
  readonly at: string
  readonly location_id: string
  readonly from: number
  readonly to: number
  readonly reason: string
  /** Id of the admin. */
  readonly by: string
}

const PREFIX = "stock_change_"
/** Changes kept per item. */
export const MAX_CHANGES = 20
export const MAX_REASON = 200

type Metadata = Readonly<Record<string, unknown>> | null | undefined

const isEntry = (value: unknown): value is Omit<StockChange, "key"> =>
  typeof value === "object" &&
  value !== null &&
  ["at", "location_id", "reason", "by"].every((name) => typeof (value as Record<string, unknown>)[name] === "string") &&
  ["from", "to"].every((name) => typeof (value as Record<string, unknown>)[name] === "number")

/** The kept changes of an item, the latest first. */
export const stockChanges = (metadata: Metadata): readonly StockChange[] =>
  Object.entries(metadata ?? {})
    .flatMap(([key, value]) => (key.startsWith(PREFIX) && isEntry(value) ? [{ key, ...value }] : []))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))

/** Metadata without the history, for the editor. */
export const withoutHistory = (metadata: Metadata): Record<string, unknown> =>
  Object.fromEntries(Object.entries(metadata ?? {}).filter(([key]) => !key.startsWith(PREFIX)))

/** A new key of the history: unique, so that changes of several admins never overwrite each other. */
export const newChangeKey = (at: string): string =>
  `${PREFIX}${at.replace(/\D/g, "")}_${crypto.randomUUID().slice(0, 8)}`

/**
 * What to send to keep a change. The server merges metadata key by key: each change has its own key, and an empty text
 * removes the oldest ones.
 */
export function historyPatch(metadata: Metadata, { key, ...entry }: StockChange): Record<string, unknown> {
  const others = stockChanges(metadata).filter((each) => each.key !== key)
  const old = others.slice(MAX_CHANGES - 1)
  return { [key]: entry, ...Object.fromEntries(old.map((each) => [each.key, ""])) }
}
