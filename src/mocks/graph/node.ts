import { RowBudget } from "#mocks/kernel/bounds.ts"
import type { Base, Columns } from "#mocks/kernel/columns.ts"
import type { Database, Row, TableName, Tables } from "#mocks/kernel/database.ts"
import type { Model } from "#mocks/kernel/model.ts"
import type { Table } from "#mocks/kernel/table.ts"
import type { Selection } from "./fields.ts"

/** A stored row, or one assembled for the response, such as an order's line item with its detail. */
export type AnyRow = Partial<Base> & object

/** Shared state of a request's reads: the tables, and values that are computed once per request and row. */
export class Scope {
  readonly db: Database
  readonly tables: Tables
  /**
   * Set by routes that calculate prices: region, currency, customer, … With `keepsTexts`, long lists of related rows
   * are written from cached JSON; only for routes that return the serialized rows unchanged.
   */
  context: Readonly<Record<string, unknown>>
  /** Remaining number of rows that the response may read. */
  readonly budget = new RowBudget()
  /** Rows that the current request has read. */
  read: ReadRows | undefined
  readonly #memo = new WeakMap<object, Map<string, unknown>>()

  constructor(db: Database, context: Readonly<Record<string, unknown>> = {}) {
    this.db = db
    this.tables = db.tables
    this.context = context
  }

  /** Returns a table by a name that is only known at run time. */
  table(name: TableName): Table<Columns> {
    return this.db.table(name)
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

  /** Returns a value that was computed before, for a filter or for sorting. */
  recall<T>(row: object, key: string): T | undefined {
    return this.#memo.get(row)?.get(key) as T | undefined
  }
}

export interface Relation<R = never> {
  /** Name of the related node. */
  readonly node: string
  /** The foreign key on this side. */
  readonly key?: string
  /** The foreign key of the related rows, if they are joined by it instead of by their `id`. */
  readonly farKey?: string
  /** The column of the related rows that refers to this side, if that column alone determines them. */
  readonly foreignKey?: string
  /**
   * The server reads this relation in a query of its own and returns the columns of the join along with it: `key` (or
   * the relation's name with `_id`) here, `farKey` in the related rows. Applies to a relation inside a module if its
   * name is also the name of one of the module's entities (docs/server-quirks.md), and to every link to another
   * module.
   */
  readonly join?: "module" | "link"
  /**
   * Also included in `*`: only its id (true), all columns ("whole"), or all columns and their own relations of `*`
   * ("deep").
   */
  readonly inStar?: boolean | "whole" | "deep"
  /** A link whose rows the other module reads through this node, which counts as part of their path. */
  readonly via?: string
  /** A single row that is treated like a foreign key's, although the key is stored on the other side. */
  readonly isReference?: boolean
  /** Omitted if there is no related row and the request has `*` of the relation, but neither `*` of the row nor its key. */
  readonly isSparse?: boolean
  /** Fields returned for the plain name, if that isn't only the id or nothing; an empty list means nothing. */
  readonly named?: readonly string[]
  /** The node that is returned for the plain name, if `named` is set and it isn't `node`. */
  readonly namedNode?: string
  /** With totals of the order, its plain name returns all columns, because the totals have read it. */
  readonly isNamedWithTotals?: boolean
  /** Fields that a query of this node reads in addition if the relation is requested. */
  readonly reads?: readonly string[]
  /** Included in `*` only if this other relation is requested. */
  readonly beside?: string
  /** Included in `*` only together with the totals of the order or cart. */
  readonly requiresTotals?: boolean
  /** Lists can be filtered by it, but it is never returned. */
  readonly isHidden?: boolean
  /** Assembled by the server's code: may contain the entity that this row was reached from. */
  readonly allowsCycle?: boolean
  /** The table of its rows, if they all come from one table. */
  readonly table?: TableName
  /** The related row may be replaced by another one, but is never changed. */
  readonly isFixed?: boolean
  of(row: R, scope: Scope): AnyRow | readonly AnyRow[] | null | undefined
  /** All rows that the server's query reads, if `of` doesn't return all of them. */
  readOf?(row: R, scope: Scope): AnyRow | readonly AnyRow[] | null | undefined
}

/** Fields that are computed together, such as totals, statuses or prices. */
export interface Computed<R = never> {
  readonly fields: readonly string[]
  /** Computed only if the totals of the order or cart are requested. */
  readonly requiresTotals?: boolean
  /** Sent with `raw_` counterparts. */
  readonly big?: boolean
  /** Also included in `*`. */
  readonly inStar?: boolean
  /** Lists can be sorted by it as if it were stored. */
  readonly isSortable?: boolean
  /** Returns a field's value by a row's id, to sort a list by it without generating all of its rows. */
  sortKey?(field: string, scope: Scope): (id: string) => unknown
  /** Approximate number of rows it reads, if large; in a relation they count toward the response's row budget. */
  readonly reads?: number
  /** All computed values are returned together, also those that aren't requested. */
  readonly isOneAnswer?: boolean
  of(row: R, scope: Scope): Readonly<Record<string, unknown>>
  /** Returned if the request doesn't read what it is computed from (`needs`), where it isn't omitted then. */
  readonly unread?: Readonly<Record<string, unknown>>
  /** Used instead of `of` if it is included in `*`. */
  readonly inStarAs?: Readonly<Record<string, unknown>>
  /** Used instead of `of` if it is requested as a field and not as a relation. */
  ofField?(row: R, scope: Scope): Readonly<Record<string, unknown>>
}

/** A readable entity: its columns, relations and computed fields. */
export interface Node<R = never> {
  readonly columns: readonly string[]
  readonly big: ReadonlySet<string>
  readonly search: readonly string[]
  readonly relations: Readonly<Record<string, Relation<R>>>
  readonly computed: readonly Computed<R>[]
  /** Columns and computed fields included in every response. */
  readonly always: ReadonlySet<string>
  /** Columns that are omitted if they are null. */
  readonly sparse: ReadonlySet<string>
  /** Columns that a staged, not yet stored row lacks. Such a row has `is_drafted` set and no `raw_` counterparts. */
  readonly drafted: ReadonlySet<string>
  /** All fields that a list can be sorted by, if its rows are assembled from several tables. */
  readonly sortable: ReadonlySet<string> | undefined
  /**
   * Fields of an order or cart that request its totals. Without any of them, the order and its line items have no
   * totals.
   */
  readonly totals: ReadonlySet<string> | undefined
  /** Tells by field whether a selection reads what the field is made from. Otherwise the field is omitted. */
  readonly needs?: Readonly<Record<string, (selection: Selection) => boolean>> | undefined
  /** The table that lists read; undefined for assembled rows. */
  readonly table?: TableName
  /** The node used instead for rows whose row with the same id in this table the same query reads as a whole. */
  readonly readWith?: { readonly table: TableName; readonly node: string }
}
export type Graph = Readonly<Record<string, Node>>

export interface NodeOptions<R> {
  readonly relations?: Readonly<Record<string, Relation<R>>>
  readonly computed?: readonly Computed<R>[]
  /** Columns that are never sent, such as hashes and internal keys. */
  readonly hidden?: readonly string[]
  /** Columns of an assembled row in addition to the model's. */
  readonly extra?: readonly string[]
  readonly bigExtra?: readonly string[]
  readonly always?: readonly string[]
  readonly sparse?: readonly string[]
  readonly drafted?: readonly string[]
  readonly sortable?: readonly string[]
  readonly needs?: Node["needs"]
  readonly totals?: readonly string[]
}

/**
 * Creates a node for a table: `node("order", model, { relations, computed })`. `R` is the row type that its relations
 * read.
 */
export function node<K extends TableName, R = Row<K>>(
  table: K,
  model: Model<Columns>,
  options: NodeOptions<NoInfer<R>> = {},
): Node {
  const hidden = new Set(options.hidden)
  const columns = Object.keys(model.columns)
  const bigs = Object.entries(model.columns)
    .filter(([, c]) => c.big)
    .map(([name]) => name)
  return {
    table,
    columns: ["id", ...columns, "created_at", "updated_at", "deleted_at", ...(options.extra ?? [])].filter(
      (c) => !hidden.has(c),
    ),
    big: new Set([...bigs, ...(options.bigExtra ?? [])]),
    search: model.search,
    relations: (options.relations ?? {}) as Node["relations"],
    computed: (options.computed ?? []) as Node["computed"],
    always: new Set(options.always),
    sparse: new Set(options.sparse),
    drafted: new Set(["created_at", "updated_at", ...(options.drafted ?? [])]),
    totals: options.totals && new Set(options.totals),
    needs: options.needs,
    sortable: options.sortable && new Set(options.sortable),
  }
}

/** A relation to the row that a foreign key refers to. */
export const one = <R>(nodeName: string, table: TableName, key: keyof R & string): Relation<R> => ({
  node: nodeName,
  key,
  table,
  of: (row, scope) => scope.table(table).get(row[key] as string | null) ?? null,
})

/** A relation whose name is also the name of an entity of its module. */
export const joined = <R>(relation: Relation<R>): Relation<R> => ({ ...relation, join: "module" })

/** A relation to another module. */
export const linked = <R>(relation: Relation<R>): Relation<R> => ({ ...relation, join: "link" })

/** A relation to the rows whose foreign key refers to this row. */
export const many = <R extends AnyRow>(nodeName: string, table: TableName, foreignKey: string): Relation<R> => ({
  node: nodeName,
  table,
  foreignKey,
  of: (row, scope) => scope.table(table).by(foreignKey, row.id),
})

/** A relation to the rows that a link table connects. */
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
    for (const id of links.pickBy(here, row.id).values(there)) {
      const far = scope.table(table).get(id as string)
      if (far) rows.push(far)
    }
    return rows
  },
})

/** The related rows as a list: empty if there are none. */
export function relatedRows(relation: Relation, row: AnyRow, scope: Scope): readonly AnyRow[] {
  const found = relation.of(row as never, scope)
  return found === null || found === undefined ? [] : ((Array.isArray(found) ? found : [found]) as readonly AnyRow[])
}

/** Returns a getter for a column or a computed field. */
export function fieldGetter(node: Node, nodeName: string, field: string, scope: Scope): (row: AnyRow) => unknown {
  const i = node.computed.findIndex((computed) => computed.fields.includes(field))
  const computed = node.computed[i]
  if (!computed) return (row) => (row as Record<string, unknown>)[field]
  const key = `${nodeName}#${i}`
  return (row) => scope.memo(row, key, () => computed.of(row as never, scope))[field]
}

/** Rows that a query reads at one position: those of a list, or those of a requested relation. */
export interface Reading {
  readonly node: Node
  readonly selection: Selection
  /** The relations from the rows of the request to these rows. */
  readonly path: readonly Relation[]
  readonly children: ReadonlyMap<string, Reading>
  /** Everything that the same query reads. A link to another module starts a new query. */
  readonly query: readonly Reading[]
}

/** The ids of the rows that the queries of a request have read at each position. */
export class ReadRows {
  /** The top-level rows of the request. */
  readonly rows: ReadonlySet<AnyRow>
  readonly #ids = new Map<Reading, ReadonlySet<string>>()

  constructor(rows: Iterable<AnyRow>) {
    this.rows = new Set(rows)
  }

  has(reading: Reading, row: AnyRow, scope: Scope): boolean {
    let ids = this.#ids.get(reading)
    if (!ids) {
      let rows: readonly AnyRow[] = [...this.rows]
      for (const { readOf, ...relation } of reading.path)
        rows = rows.flatMap((one) => relatedRows(readOf ? { ...relation, of: readOf } : relation, one, scope))
      ids = new Set(rows.flatMap(({ id }) => id ?? []))
      this.#ids.set(reading, ids)
    }
    return row.id !== undefined && ids.has(row.id)
  }
}
