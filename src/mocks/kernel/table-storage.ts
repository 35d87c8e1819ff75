import type { Base, Column } from "./columns.ts"
import { HashIndex } from "./hash-index.ts"
import { IdOrder } from "./id-order.ts"
import type { Model } from "./model.ts"
import { OverlayMap, type RowMap } from "./overlay-map.ts"
import { Taken } from "./taken.ts"
import type { VirtualRows } from "./virtual-rows.ts"

/** Rows with everything that is kept about them. */
export interface Storage<R extends Base = Base> {
  readonly rows: RowMap<R>
  readonly indexes: ReadonlyMap<string, HashIndex>
  /** The same as an array, for fast iteration. */
  readonly indexed: readonly (readonly [string, HashIndex])[]
  readonly taken: Taken
  /** Order of the rows that don't replace virtual ones. */
  readonly order: IdOrder
  reserve?: VirtualRows<R> | undefined
}

/** Storage with the same rows that can be written without changing the original, which must not change anymore. */
export function overlayStorage<R extends Base>({ rows, indexed, taken, order, reserve }: Storage<R>): Storage<R> {
  const overlays = indexed.map(([column, index]) => [column, index.overlay()] as const)
  return {
    rows: new OverlayMap(rows),
    indexes: new Map(overlays),
    indexed: overlays,
    taken: new Taken(taken),
    order: order.copy(),
    reserve,
  }
}

/** Iterates over all rows, virtual ones too, in order of creation. */
export const rowsOf = <R extends Base>(storage: Storage<R>): Iterable<R> =>
  storage.reserve ? withVirtualRows(storage, storage.reserve) : storage.rows.values()

function* withVirtualRows<R extends Base>({ rows, taken, order }: Storage<R>, reserve: VirtualRows<R>): Iterable<R> {
  const own = [...rows.values()].filter((row) => !taken.ids.has(row.id))
  let next = 0
  for (const row of reserve.all()) {
    if (order.isSorted) for (let one = own[next]; one && one.id < row.id; one = own[++next]) yield one
    const present = taken.ids.has(row.id) ? rows.get(row.id) : row
    if (present) yield present
  }
  yield* own.slice(next)
}

/** Adds the stored row with this id to `found`, unless it is deleted and `withDeleted` is false. */
export function collect<R extends Base>(rows: RowMap<R>, id: string, withDeleted: boolean, found: R[]): void {
  const row = rows.get(id)
  if (row && (withDeleted || row.deleted_at === null)) found.push(row)
}

/** What all tables of a model have in common. */
export interface Layout {
  /** A row of initial values; null for columns without a fixed one. */
  readonly blank: Readonly<Record<string, unknown>>
  /** Columns with an initial value created per row, and columns without an initial value. */
  readonly makers: readonly (readonly [string, () => unknown])[]
  readonly required: readonly string[]
  /** An empty storage, which new tables share until they are written. */
  readonly empty: Storage
  createStorage(): Storage
}
const layouts = new WeakMap<Model, Layout>()

export function layoutOf(model: Model): Layout {
  const known = layouts.get(model)
  if (known) return known
  const columns = Object.entries(model.columns)
  const isMade = ({ initial }: Column<unknown>) => typeof initial === "function"
  const initials = columns.map(([name, column]) => [name, isMade(column) ? null : (column.initial ?? null)])
  const times = { created_at: null, updated_at: null, deleted_at: null }
  const indexed = columns.flatMap(([name, column]) => (column.indexed ? [[name, column.indexed] as const] : []))
  const createStorage = (): Storage => {
    const indexes = indexed.map(([name, which]) => [name, new HashIndex(which)] as const)
    return {
      rows: new Map<string, Base>(),
      indexes: new Map(indexes),
      indexed: indexes,
      taken: new Taken(),
      order: new IdOrder(),
      reserve: undefined,
    }
  }
  const layout: Layout = {
    blank: { id: "", ...Object.fromEntries(initials), ...times },
    makers: columns.flatMap(([name, column]) =>
      isMade(column) ? [[name, column.initial as () => unknown] as const] : [],
    ),
    required: columns.flatMap(([name, { initial }]) => (initial === undefined ? [name] : [])),
    empty: createStorage(),
    createStorage,
  }
  layouts.set(model, layout)
  return layout
}
