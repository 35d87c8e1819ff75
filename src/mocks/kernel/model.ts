import type { Columns, RowOf } from "./columns.ts"

/** What a table is made of; rows are flat, relations stand in the graph. */
export interface Model<C extends Columns = Columns> {
  readonly name: string
  /** Of the identifiers: `order` gives `order_01…`; null where rows are keyed by something else. */
  readonly prefix: string | null
  readonly columns: C
  /** Columns (or `relation.*`, `relation.column`) that the `q` parameter searches. */
  readonly search: readonly string[]
}

export const model = <const N extends string, C extends Columns>(
  name: N,
  prefix: string | null,
  columns: C,
  search: readonly string[] = [],
): Model<C> & { readonly name: N } => ({ name, prefix, columns, search })

export type Row<M> = M extends Model<infer C> ? RowOf<C> : never
