import { RowBudget } from "#mocks/kernel/bounds.ts"
import type { Base, Columns } from "#mocks/kernel/columns.ts"
import type { Database, Row, TableName, Tables } from "#mocks/kernel/database.ts"
import type { Model } from "#mocks/kernel/model.ts"
import { pickBy } from "#mocks/kernel/pick-by.ts"
import type { Table } from "#mocks/kernel/table.ts"

/** A stored row, or one that was put together for the wire (an order's line with its detail). */
export type AnyRow = Partial<Base> & object

/** What a request's reads share: the tables, and answers worth computing once per request and row. */
export class Scope {
  readonly db: Database
  readonly tables: Tables
  /**
   * Set by routes that price things: region, currency, customer, … With `keepsTexts` long lists of related rows are
   * written from kept texts: for routes that answer what they are told as it is.
   */
  context: Readonly<Record<string, unknown>>
  /** How many more rows may be read for the answer. */
  readonly budget = new RowBudget()
  readonly #memo = new WeakMap<object, Map<string, unknown>>()

  constructor(db: Database, context: Readonly<Record<string, unknown>> = {}) {
    this.db = db
    this.tables = db.tables
    this.context = context
  }

  /** A table by a name known only at run time. */
  table(name: TableName): Table<Columns> {
    return this.tables[name] as unknown as Table<Columns>
  }

  /** Computes once per row and key within this request. Do not use across writes. */
  memo<T>(row: object, key: string, compute: () => T): T {
    let known = this.#memo.get(row)
    if (!known) {
      known = new Map()
      this.#memo.set(row, known)
    }
    if (!known.has(key)) known.set(key, compute())
    return known.get(key) as T
  }

  /** What was computed before, for a filter or for sorting. */
  recall<T>(row: object, key: string): T | undefined {
    return this.#memo.get(row)?.get(key) as T | undefined
  }
}

export interface Relation<R = never> {
  /** Name of the node on the other side. */
  readonly node: string
  /** The foreign key that it follows. */
  readonly key?: string
  /** The foreign key on the other side, where the rows are joined by it; else by their `id`. */
  readonly farKey?: string
  /** The column of the other side's rows that points here, where that alone leads to them. */
  readonly foreignKey?: string
  /**
   * Read by the server in a query of its own, so that the columns it joins by are answered along with it: `key` (or
   * the relation's name with `_id`) here, `farKey` there. A relation inside a module is one when its name is one of
   * the module's entities (docs/server-quirks.md), a link to another module always.
   */
  readonly join?: "module" | "link"
  /** Also part of `*`: with no more than its id, whole, or with what comes along with it as well. */
  readonly inStar?: boolean | "whole" | "deep"
  /** A single row that is referred to like one of a foreign key, though that lies on the other side. */
  readonly isReference?: boolean
  /** Left out where it is requested and there is no related row. */
  readonly isSparse?: boolean
  /** What its plain name answers, where that is neither its id nor nothing. */
  readonly named?: readonly string[]
  /** With `*` only beside the totals of the order or cart. */
  readonly ofTotals?: boolean
  /** Lists are filtered by it, but it is never answered. */
  readonly isHidden?: boolean
  /** Put together by the route, so that it may lead back to an entity on the way to it. */
  readonly mayLeadBack?: boolean
  /** Where its rows come from, if from there alone. */
  readonly table?: TableName
  /** What it leads to may be replaced by another row, but is never changed. */
  readonly isFixed?: boolean
  of(row: R, scope: Scope): AnyRow | readonly AnyRow[] | null | undefined
}

/** Fields that are computed together: totals, statuses, prices. */
export interface Computed<R = never> {
  readonly fields: readonly string[]
  /** Only where the totals of the order or cart are asked for. */
  readonly ofTotals?: boolean
  /** Sent with `raw_` twins. */
  readonly big?: boolean
  /** Also part of `*`. */
  readonly inStar?: boolean
  /** Lists may be sorted by it, as if it were stored. */
  readonly isSortable?: boolean
  /** How many rows it reads, roughly, where that is much: in a relation they count as rows of the answer. */
  readonly reads?: number
  /** Columns that are answered along with it. */
  readonly needs?: readonly string[]
  of(row: R, scope: Scope): Readonly<Record<string, unknown>>
  /** Instead of `of`, where it is asked for as a field is, and not as a relation. */
  ofField?(row: R, scope: Scope): Readonly<Record<string, unknown>>
}

/** An entity as it is read: its columns, what it leads to, what is computed of it. */
export interface Node<R = never> {
  readonly columns: readonly string[]
  readonly big: ReadonlySet<string>
  readonly search: readonly string[]
  readonly relations: Readonly<Record<string, Relation<R>>>
  readonly computed: readonly Computed<R>[]
  /** Columns and computed fields that are answered whatever is asked for. */
  readonly always: ReadonlySet<string>
  /** Columns that are left out where they are null. */
  readonly sparse: ReadonlySet<string>
  /** Columns that a row which is only drafted lacks; such a row is marked by `is_drafted` and has no `raw_` twins. */
  readonly drafted: ReadonlySet<string>
  /** All of it that a list may be sorted by, where its rows are put together out of several tables. */
  readonly sortable: ReadonlySet<string> | undefined
  /** Of an order or a cart: what asks for its totals. Without any of these it and its lines are told without them. */
  readonly totals: ReadonlySet<string> | undefined
  /** The table that a list of it reads; none for put-together rows. */
  readonly table?: TableName
}
export type Graph = Readonly<Record<string, Node>>

interface NodeOptions<R> {
  readonly relations?: Readonly<Record<string, Relation<R>>>
  readonly computed?: readonly Computed<R>[]
  /** Columns that are never sent: hashes, internal keys. */
  readonly hidden?: readonly string[]
  /** Columns of a put-together row beyond the model's. */
  readonly extra?: readonly string[]
  readonly bigExtra?: readonly string[]
  readonly always?: readonly string[]
  readonly sparse?: readonly string[]
  readonly drafted?: readonly string[]
  readonly sortable?: readonly string[]
  readonly totals?: readonly string[]
}

/** A node over a table: `node("order", model, { relations, computed })`. `R` is the row that its relations read. */
export function node<K extends TableName, R = Row<K>>(
  table: K,
  of: Model<Columns>,
  options: NodeOptions<NoInfer<R>> = {},
): Node {
  const hidden = new Set(options.hidden)
  const own = Object.keys(of.columns)
  const bigs = Object.entries(of.columns)
    .filter(([, c]) => c.big)
    .map(([name]) => name)
  return {
    table,
    columns: ["id", ...own, "created_at", "updated_at", "deleted_at", ...(options.extra ?? [])].filter(
      (c) => !hidden.has(c),
    ),
    big: new Set([...bigs, ...(options.bigExtra ?? [])]),
    search: of.search,
    relations: (options.relations ?? {}) as Node["relations"],
    computed: (options.computed ?? []) as Node["computed"],
    always: new Set(options.always),
    sparse: new Set(options.sparse),
    drafted: new Set(["created_at", "updated_at", ...(options.drafted ?? [])]),
    totals: options.totals && new Set(options.totals),
    sortable: options.sortable && new Set(options.sortable),
  }
}

/** One row on the other side of a foreign key. */
export const one = <R>(nodeName: string, table: TableName, key: keyof R & string): Relation<R> => ({
  node: nodeName,
  key,
  table,
  of: (row, scope) => scope.table(table).get(row[key] as string | null) ?? null,
})

/** A relation whose name is one of its module's entities. */
export const joined = <R>(relation: Relation<R>): Relation<R> => ({ ...relation, join: "module" })

/** A relation that leads to another module. */
export const linked = <R>(relation: Relation<R>): Relation<R> => ({ ...relation, join: "link" })

/** The rows whose foreign key points here. */
export const many = <R extends AnyRow>(nodeName: string, table: TableName, foreignKey: string): Relation<R> => ({
  node: nodeName,
  table,
  foreignKey,
  of: (row, scope) => scope.table(table).by(foreignKey, row.id),
})

/** The rows at the far end of a link table. */
export const through = <R extends AnyRow>(
  nodeName: string,
  link: TableName,
  here: string,
  there: string,
  table: TableName,
): Relation<R> => ({
  node: nodeName,
  of: (row, scope) => {
    const links = scope.table(link)
    const rows: AnyRow[] = []
    for (const id of pickBy(links, here, row.id).values(there)) {
      const far = scope.table(table).get(id as string)
      if (far) rows.push(far)
    }
    return rows
  },
})

/** What a relation leads to, as a list. */
export function relatedRows(relation: Relation, row: AnyRow, scope: Scope): readonly AnyRow[] {
  const found = relation.of(row as never, scope)
  return found === null || found === undefined ? [] : ((Array.isArray(found) ? found : [found]) as readonly AnyRow[])
}

/** Reads a column or a computed field. */
export function fieldGetter(node: Node, nodeName: string, field: string, scope: Scope): (row: AnyRow) => unknown {
  const i = node.computed.findIndex((computed) => computed.fields.includes(field))
  const computed = node.computed[i]
  if (!computed) return (row) => (row as Record<string, unknown>)[field]
  const key = `${nodeName}#${i}`
  return (row) => scope.memo(row, key, () => computed.of(row as never, scope))[field]
}
