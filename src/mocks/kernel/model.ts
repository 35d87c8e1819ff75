import type { Columns, RowOf } from "./columns.ts"

/** Definition of a table. Rows are flat; relations are defined in the graph. */
export interface Model<C extends Columns = Columns> {
  readonly name: string
  /** Id prefix: `order` creates `order_01…`; null if rows have other keys. */
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
