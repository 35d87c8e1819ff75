import { graph } from "#mocks/domain/graph.ts"
import { type FieldsRequest, parseFields, type Selection } from "#mocks/graph/fields.ts"
import type { Filters } from "#mocks/graph/filter.ts"
import { type ListRequest, list } from "#mocks/graph/list.ts"
import { type AnyRow, ReadRows, Scope } from "#mocks/graph/node.ts"
import { compile } from "#mocks/graph/select.ts"
import type { TableName } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import type { EndpointSchema } from "#schema/endpoint.ts"
import type { Context } from "./request.ts"

/** In the store API, throws for sorting by a field that can't be requested. */
export function checkStoreOrder(schema: EndpointSchema, query: unknown): void {
  const allowed = allowedOf(schema)
  if (!allowed) return
  const field = (query as { order?: string } | undefined)?.order?.replace(/^-/, "")
  if (field !== undefined && !allowed.has(field)) throw invalidData(`Order field ${field} is not valid`)
}

type Answer = Record<string, unknown>
// Cached per schema: two routes may share a path, and a query may spell any key, such as `fields=default`.
const plans = new WeakMap<EndpointSchema, Map<string, (row: AnyRow, scope: Scope) => Answer>>()
const allowedSets = new Map<readonly string[], ReadonlySet<string>>()

function allowedOf({ allowed }: EndpointSchema): ReadonlySet<string> | undefined {
  if (!allowed) return undefined
  let set = allowedSets.get(allowed)
  if (!set) {
    set = new Set(allowed)
    allowedSets.set(allowed, set)
  }
  return set
}

interface ShowOptions extends Pick<FieldsRequest, "also" | "kept"> {
  /** Used instead of the query's `fields`. */
  readonly fields?: string | undefined
  /** Returns exactly these fields: the server doesn't read `fields` here. */
  readonly only?: readonly string[] | undefined
}

/** Returns the serializer of a node's rows: `fields=` resolved against the route's defaults, compiled once. */
export function plan(
  ctx: Context,
  node: string,
  { fields, only, also, kept }: ShowOptions = {},
): (row: AnyRow, scope: Scope) => Answer {
  const requested = only ? undefined : (fields ?? (ctx.query as { fields?: string } | undefined)?.fields)
  const key = [
    ctx.route,
    node,
    only ?? (requested === undefined ? "default" : `=${requested}`),
    also ?? "",
    kept ?? "",
  ].join(" ")
  const ofSchema = cacheOf(plans, ctx.schema)
  let compiled = ofSchema.get(key)
  if (!compiled) {
    const defaults = only ?? ctx.schema.fields ?? ["*"]
    compiled = compile(graph, node, parseFields(requested, { defaults, allowed: allowedOf(ctx.schema), also, kept }))
    if (ofSchema.size > 500) ofSchema.clear()
    ofSchema.set(key, compiled)
  }
  return compiled
}

function cacheOf<Value>(caches: WeakMap<EndpointSchema, Map<string, Value>>, schema: EndpointSchema) {
  let cache = caches.get(schema)
  if (!cache) {
    cache = new Map()
    caches.set(schema, cache)
  }
  return cache
}

const selections = new WeakMap<EndpointSchema, Map<string, Selection>>()
/** Returns the requested fields, parsed once. */
export function selectionOf(ctx: Context): Selection {
  const { fields } = (ctx.query ?? {}) as { fields?: string }
  const key = fields === undefined ? "default" : `=${fields}`
  const ofSchema = cacheOf(selections, ctx.schema)
  let requested = ofSchema.get(key)
  if (!requested) {
    requested = parseFields(fields, { defaults: ctx.schema.fields ?? ["*"], allowed: allowedOf(ctx.schema) })
    if (ofSchema.size > 500) ofSchema.clear()
    ofSchema.set(key, requested)
  }
  return requested
}

/** Whether a column is requested or included by default. */
export function requestsField(ctx: Context, ...path: readonly string[]): boolean {
  let at: Selection | undefined = selectionOf(ctx)
  for (const name of path.slice(0, -1)) at = at?.relations.get(name)
  return at !== undefined && (at.star || at.fields.has(path.at(-1) ?? ""))
}

/** Creates a new scope: values computed before a write must not be returned after it. */
export const freshScope = (ctx: Context): Scope => new Scope(ctx.db, ctx.scope.context)

/** Serializes a row with the requested fields, after reading its current version from the table. */
export function show(
  ctx: Context,
  node: string,
  row: AnyRow,
  options: Omit<ShowOptions, "kept"> & { readonly scope?: Scope } = {},
): Answer {
  const scope = options.scope ?? freshScope(ctx)
  const table = graph[node]?.table
  const id = (row as { id?: string }).id
  const present = table && id !== undefined ? (scope.table(table).get(id, { withDeleted: true }) ?? row) : row
  return plan(ctx, node, options)(present, scope)
}

/** Query keys that are not filters. */
const NOT_FILTERS = new Set(["fields", "offset", "limit", "order", "with_deleted"])
export const filtersOf = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([key, value]) => !NOT_FILTERS.has(key) && value !== undefined))

/** Nodes whose lists apply `with_deleted`; other lists accept and ignore it. */
const WITH_DELETED_NODES = new Set(["product"])

interface PageOptions extends Partial<Pick<ListRequest, "rows" | "among" | "withDeleted">>, Pick<ShowOptions, "only"> {
  /** Used instead of the query's filters. */
  readonly filters?: Filters
  readonly scope?: Scope
  /** The node that writes the rows, if it isn't the one that filters and sorts them. */
  readonly shownAs?: string
  /** Included in every response. */
  readonly also?: readonly string[] | undefined
  /** Included even if the request removes them with `-`. */
  readonly kept?: readonly string[] | undefined
}

/** Returns a page of a node's rows in the list envelope: `{ [many]: rows, count, offset, limit }`. */
export function page(ctx: Context, node: string, many: string, options: PageOptions = {}): Answer {
  const query = (ctx.query ?? {}) as { offset?: number; limit?: number; order?: string; with_deleted?: boolean }
  const offset = query.offset ?? 0
  const limit = query.limit ?? ctx.schema.limit ?? 20
  const order = query.order ?? ctx.schema.order
  const scope = options.scope ?? ctx.scope
  const { rows, count } = list<TableName>(
    graph,
    node,
    {
      filters: options.filters ?? filtersOf(query),
      order,
      offset,
      limit,
      withDeleted: options.withDeleted ?? (WITH_DELETED_NODES.has(node) && query.with_deleted === true),
      rows: options.rows,
      among: options.among,
    },
    scope,
  )
  const answer = plan(ctx, options.shownAs ?? node, options)
  scope.budget.spend(rows.length)
  scope.read = new ReadRows(rows)
  // A row without an id may have no fields left; the server returns null for it.
  const shown = rows.map((row) => answer(row, scope)).map((one) => (Object.keys(one).length > 0 ? one : null))
  return { [many]: shown, count, offset, limit }
}

export const deleted = (id: string, object: string) => ({ id, object, deleted: true as const })

/** What a batch created, updated and deleted. */
export function showBatch(
  ctx: Context,
  node: string,
  created: readonly AnyRow[],
  updated: readonly AnyRow[],
  ids: unknown = [],
  object = node,
) {
  const shown = (row: AnyRow) => show(ctx, node, row)
  return { created: created.map(shown), updated: updated.map(shown), deleted: { ids, object, deleted: true } }
}

/** A response with headers or with a status other than 200. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/**
 * A refusal that keeps some of the request's writes, where a recorded conversation shows that the real server does.
 * Every other response of 400 or above rolls the request back.
 */
export class PartialRefusal extends Reply {}

/** Resolver of routes behind a flag; never called, because the router refuses them first. */
export const behindFlag = (): never => {
  throw notFound("Route not found")
}
