import type { Database, Row } from "#mocks/kernel/database.ts"

/** The published products of some sales channels in order of creation, updated incrementally. */
class ChannelProducts {
  readonly #db: Database
  readonly #channels: ReadonlySet<string>
  /** Ids changed since the last refresh; undefined requires a full scan. */
  #changed: Set<string> | undefined
  #rows: Row<"product">[] = []
  #ids = new Set<string>()

  constructor(db: Database, channels: readonly string[]) {
    this.#db = db
    this.#channels = new Set(channels)
    const note = (id: string | undefined) => {
      if (id === undefined) this.#changed = undefined
      else this.#changed?.add(id)
    }
    db.tables.product.watch((before, after) => note(after?.id ?? before?.id))
    db.tables.productSalesChannel.watch((before, after) => {
      note(before?.product_id ?? after?.product_id)
      if (before && after) note(after.product_id)
    })
  }

  get rows(): readonly Row<"product">[] {
    this.#refresh()
    return this.#rows
  }

  get ids(): ReadonlySet<string> {
    this.#refresh()
    return this.#ids
  }

  #refresh(): void {
    const { product, productSalesChannel } = this.#db.tables
    // Cached responses depend on reads of these tables.
    product.noteRead()
    productSalesChannel.noteRead()
    for (const id of this.#changed ?? []) {
      const row = product.get(id)
      const isSold = row !== undefined && this.#isSold(row)
      if (isSold !== this.#ids.has(id)) this.#changed = undefined
      else if (isSold) this.#rows = this.#rows.with(this.#placeOf(id), row)
    }
    if (!this.#changed) {
      const ids = new Set<string>()
      for (const channel of this.#channels)
        for (const link of productSalesChannel.by("sales_channel_id", channel)) ids.add(link.product_id)
      this.#rows = product.where((row) => row.status === "published" && ids.has(row.id))
      this.#ids = new Set(this.#rows.map((row) => row.id))
    }
    this.#changed = new Set()
  }

  #placeOf(id: string): number {
    return this.#rows.findIndex((row) => row.id === id)
  }

  #isSold({ id, status }: Row<"product">): boolean {
    const links = this.#db.tables.productSalesChannel.by("product_id", id)
    return status === "published" && links.some((link) => this.#channels.has(link.sales_channel_id))
  }
}

const all = new WeakMap<Database, Map<string, ChannelProducts>>()
/** Returns the products of these channels, cached per database. */
export function channelProducts(db: Database, channels: readonly string[]): ChannelProducts {
  const known = all.get(db) ?? new Map<string, ChannelProducts>()
  all.set(db, known)
  const name = [...channels].sort().join()
  const sold = known.get(name) ?? new ChannelProducts(db, channels)
  known.set(name, sold)
  return sold
}
