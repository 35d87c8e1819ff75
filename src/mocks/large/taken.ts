import type { Base } from "#mocks/kernel/columns.ts"
import type { VirtualRows } from "./virtual-rows.ts"

/** Ids and positions of virtual rows that were written or erased, and so are stored by the table. */
export class Taken {
  readonly ids: Set<string>
  readonly places: Set<number>
  /** Cached ranks of stored rows among the virtual rows. */
  readonly #ranks = new Map<string, number>()

  constructor(from?: Taken) {
    this.ids = new Set(from?.ids)
    this.places = new Set(from?.places)
  }

  add(id: string, place: number | undefined): void {
    this.ids.add(id)
    if (place !== undefined) this.places.add(place)
  }

  /** Merges positions of virtual rows, which are in id order, with stored rows: the result is in id order. */
  merge<R extends Base>(places: number[], stored: readonly R[], reserve: VirtualRows<R>): (R | number)[] {
    if (stored.length === 0) return places
    const rows = stored
      .map((row) => ({ row, rank: this.#rankOf(row.id, reserve) }))
      .sort((a, b) => a.rank - b.rank || (a.row.id < b.row.id ? -1 : 1))
    const ranks = reserve.keysOf("id")
    const found: (R | number)[] = []
    let next = 0
    for (const place of places) {
      const rank = next < rows.length ? (ranks.at(place) as number) : 0
      for (let one = rows[next]; one && one.rank <= rank; one = rows[++next]) found.push(one.row)
      found.push(place)
    }
    for (const { row } of rows.slice(next)) found.push(row)
    return found
  }

  #rankOf(id: string, reserve: VirtualRows): number {
    let rank = this.#ranks.get(id)
    if (rank === undefined) {
      rank = reserve.rankOf(id)
      this.#ranks.set(id, rank)
    }
    return rank
  }
}
