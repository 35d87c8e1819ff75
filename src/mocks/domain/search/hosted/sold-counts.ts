import type { Database } from "#mocks/kernel/database.ts"

/** Units sold by product, updated with every order. */
export class SoldCounts {
  readonly #db: Database
  #counts: Map<string, number> | undefined
  readonly #watchers: ((id: string | undefined) => void)[] = []

  constructor(db: Database) {
    this.#db = db
    const { orderItem, orderLineItem } = db.tables
    orderItem.watch((before, after) => {
      if (!before && !after) this.#forget()
      if (before?.deleted_at === null) this.#add(before, -1)
      if (after?.deleted_at === null) this.#add(after, 1)
    })
    orderLineItem.watch((before, after) => {
      const isOther = before?.product_id !== after?.product_id || before?.deleted_at !== after?.deleted_at
      const id = before?.id ?? after?.id
      if (this.#counts && isOther && (!id || orderItem.by("item_id", id).length > 0)) this.#forget()
    })
  }

  /** Adds a watcher that is called with the id of a product whose count changes; undefined if any may have changed. */
  watch(watcher: (id: string | undefined) => void): void {
    this.#watchers.push(watcher)
  }

  get counts(): ReadonlyMap<string, number> {
    this.#counts ??= this.#db.tables.orderItem.sumBy((item) => {
      const id = this.#productOf(item.item_id)
      return id ? [id, item.quantity] : undefined
    })
    return this.#counts
  }

  #productOf(lineId: string): string | null | undefined {
    return this.#db.tables.orderLineItem.get(lineId)?.product_id
  }

  #add({ item_id, quantity }: { readonly item_id: string; readonly quantity: number }, sign: 1 | -1): void {
    const id = this.#counts && this.#productOf(item_id)
    if (!id) return
    this.#counts?.set(id, (this.#counts.get(id) ?? 0) + sign * quantity)
    for (const tell of this.#watchers) tell(id)
  }

  #forget(): void {
    this.#counts = undefined
    for (const tell of this.#watchers) tell(undefined)
  }
}

const all = new WeakMap<Database, SoldCounts>()
/** Returns the counts of a database, cached per database. */
export function soldCounts(db: Database): SoldCounts {
  const counts = all.get(db) ?? new SoldCounts(db)
  all.set(db, counts)
  return counts
}
