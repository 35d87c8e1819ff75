import { type Node, type NodeOptions, node } from "#mocks/graph/node.ts"
import type { Columns } from "#mocks/kernel/columns.ts"
import type { Database, TableName } from "#mocks/kernel/database.ts"
import { type Model, model } from "#mocks/kernel/model.ts"
import type { Table } from "#mocks/kernel/table.ts"

/** Related rows: the one whose id is in the column `key`, or all rows of an entity that have this row's id there. */
export type EntityRelation =
  | { readonly one: string; readonly key: string }
  | { readonly many: string; readonly key: string }

interface EntityOptions<C extends Columns> extends Pick<NodeOptions<never>, "hidden"> {
  /** Start of an id: `rev` for `rev_01…`. */
  readonly prefix: string
  readonly columns: C
  /** Columns that the `q` parameter searches. */
  readonly search?: readonly string[]
  /** Relations by name, which `fields` can select and lists can be filtered by. */
  readonly relations?: Readonly<Record<string, EntityRelation>>
}

/** A table of an extension, with what `fields` can select of its rows. */
export interface Entity<C extends Columns = Columns> {
  readonly name: string
  readonly model: Model<C>
  readonly node: Node
  readonly relations: Readonly<Record<string, EntityRelation>>
}

/** Defines a table: `entity("review", { prefix: "rev", columns: { product_id: ref(), text: text() } })`. */
export function entity<C extends Columns>(name: string, options: EntityOptions<C>): Entity<C> {
  const { prefix, columns, search, relations = {}, hidden = [] } = options
  const table = model(name, prefix, columns, search)
  return { name, model: table, node: node(name as TableName, table, { hidden }), relations }
}

/** Returns the rows of an entity: `tableOf(ctx.db, review).insert({ … })`. */
export const tableOf = <C extends Columns>(db: Database, { name }: Entity<C>): Table<C> =>
  db.table(name) as unknown as Table<C>
