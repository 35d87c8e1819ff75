import {
  type DataTag,
  keepPreviousData,
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
} from "@tanstack/react-query"
import { ApiError } from "#sdk/error.ts"
import type { CallOptions } from "#sdk/options.ts"
import { forgetSelected } from "./list/kept-selection.ts"
import type { ListParams } from "./list/list-search.ts"

type Method = (args: never, options?: CallOptions) => Promise<object>

/** The endpoints of a resource: `adminSdk().admin.productCollection`. */
export interface ResourceTable {
  readonly list: Method
  readonly retrieve?: Method
  readonly create?: Method
  readonly update?: Method
  readonly delete?: Method
}

type Answer<M> = M extends (...args: never[]) => Promise<infer R> ? R : never
type ArgsOf<M> = M extends (...args: infer A) => unknown ? NonNullable<A[0]> : never
type BodyOf<M> = ArgsOf<M> extends { readonly body?: infer B } ? NonNullable<B> : never
type QueryOf<M> = ArgsOf<M> extends { readonly query?: infer Q } ? NonNullable<Q> : never
/** Answers also have an index signature for fields that the schemas don't know. */
type Named<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] }
type KeyOf<T> = keyof Named<T> & string
type ValueAt<T, K> = K extends keyof T ? NonNullable<T[K]> : never
type Entry<T> = T extends readonly (infer Row extends { readonly id: string })[] ? Row : never

/** A row of the list, as the endpoint table declares it. */
export type RowOf<T extends ResourceTable, Many> = Entry<ValueAt<Answer<T["list"]>, Many>>
/** A single record, as the endpoint table declares it. */
export type OneOf<T extends ResourceTable, One> = ValueAt<Answer<T["retrieve"]>, One>
/** Query parameters of the list, except those that every list has. */
type FilterQuery<T extends ResourceTable> = {
  readonly [K in Exclude<KeyOf<QueryOf<T["list"]>>, "fields" | "limit" | "offset" | "order">]?:
    | QueryOf<T["list"]>[K]
    | undefined
}

interface Fields {
  readonly list: string
  readonly one: string
  /** Fields of the rows that "Select all matching" loads; those of the list if it needs more than the name. */
  readonly selected?: string
}

interface Definition<T extends ResourceTable, Many, One, Search> {
  /** Name in query keys, in plural: "collections". */
  readonly name: string
  /** Called for each request, because the client exists only after the environment was checked. */
  readonly table: () => T
  /** Names of the rows and of the single record in the responses. */
  readonly keys: { readonly many: Many; readonly one: One }
  /** Always explicit: the server's default fields can include large relations. */
  readonly fields: Fields
  /** Sort order if the URL has none; defaults to the newest first. */
  readonly sort?: string
  /** Filters of the URL as query parameters; undefined ones are dropped. */
  readonly toQuery?: (search: Search) => FilterQuery<T>
  /** Names of other resources that show data of this one, so that their queries are reloaded too. */
  readonly affects?: readonly string[]
}

/** One page of a list, and the number of rows on all pages. */
export interface ListPageData<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

export const pageOf = <Row>(rows: readonly Row[], count: number): ListPageData<Row> => ({ rows, count })

/**
 * What a component needs of query options. The library's own type fits only data of exactly one type; with this one, a
 * query for more fields fits where fewer are needed.
 */
export interface ReadQuery<Data> {
  readonly queryKey: DataTag<readonly unknown[], Data, Error>
  queryFn?(context: QueryFunctionContext): Data | Promise<Data>
}

/** Query options of one page. */
export type ListQuery<Row> = ReadQuery<ListPageData<Row>>

/** The largest page that `all` requests, and the most ids that a list accepts. */
const ALL_PAGE = 1_000
const MAX_IDS = 100

/** The methods as this file calls them; `defineResource` checks the types of their callers. */
interface Calls {
  list(args: { query: object }, options?: CallOptions): Promise<Record<string, unknown>>
  retrieve(args: { id: string; query: object }, options?: CallOptions): Promise<Record<string, unknown>>
  create(args: { body: object; query: object }, options?: CallOptions): Promise<Record<string, unknown>>
  update(args: { id: string; body: object; query: object }, options?: CallOptions): Promise<Record<string, unknown>>
  delete(args: { id: string }, options?: CallOptions): Promise<unknown>
}

const present = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

const notFound = (name: string, id: string) =>
  new ApiError({ kind: "http", status: 404, type: "not_found", message: `${name}: ${id} was not found` })

/**
 * Defines what the pages of a resource share: query options for its lists and records, its writes, and which queries
 * they invalidate. Types come from the endpoint table.
 */
export function defineResource<
  T extends ResourceTable,
  const Many extends KeyOf<Answer<T["list"]>>,
  const One extends KeyOf<Answer<T["retrieve"]>>,
  Search extends ListParams = ListParams,
>(definition: Definition<T, Many, One, Search>) {
  type Row = RowOf<T, Many>
  type Single = OneOf<T, One>
  const { name, keys, fields, sort = "-created_at", toQuery, affects = [] } = definition
  const affected = affects.map((other) => [other])
  const key = (...parts: readonly unknown[]): readonly unknown[] => ["admin", name, ...parts]
  const calls = () => definition.table() as Calls
  const single = (answer: Record<string, unknown>, id: string) => {
    const record = answer[keys.one]
    if (!record) throw notFound(name, id)
    return record as Single
  }
  const loadRows = async (query: object, options?: CallOptions): Promise<ListPageData<Row>> => {
    const answer = await calls().list({ query }, options)
    return { rows: answer[keys.many] as Row[], count: Number(answer.count) }
  }
  /** Query parameters of the search and the filters, for requests on all matching rows. */
  const matching = (search: Search): object => present({ q: search.q || undefined, ...toQuery?.(search) })
  const reads = (fields: Fields) => {
    const filtersOf = (search: Search) => ({ fields: fields.list, order: search.sort ?? sort, ...matching(search) })
    const queryOf = (search: Search) => {
      const { limit = 20, page = 1 } = search
      return { ...filtersOf(search), limit, offset: (page - 1) * limit }
    }

    return {
      name,
      fields,
      sort,

      /** Query options of one page of the list. */
      list(search: Search) {
        const query = queryOf(search)
        return queryOptions({
          queryKey: key("list", query),
          queryFn: ({ signal }) => loadRows(query, { signal }),
          placeholderData: keepPreviousData,
          staleTime: 10_000,
        })
      },

      /** Loads one page of the list without the query cache. */
      load: (search: Search, options?: CallOptions): Promise<ListPageData<Row>> => loadRows(queryOf(search), options),

      /** Query options of one record. Fails with `not_found` for unknown ids, for which some routes respond with `{}`. */
      one: (id: string) =>
        queryOptions({
          queryKey: key("one", id, fields.one),
          queryFn: async ({ signal }) =>
            single(await calls().retrieve({ id, query: { fields: fields.one } }, { signal }), id),
          staleTime: 10_000,
        }),

      /** Query options of the rows with these ids, at most 100, for names of ids in the URL. */
      byIds: (ids: readonly string[]) =>
        queryOptions({
          queryKey: key("list", { ids, fields: fields.list }),
          queryFn: async ({ signal }) =>
            (await loadRows({ fields: fields.list, id: ids.slice(0, MAX_IDS), limit: MAX_IDS }, { signal })).rows,
          enabled: ids.length > 0,
          staleTime: 60_000,
        }),

      /** Loads the rows of all pages that match the search, for actions on all of them. */
      all(search: Search, options: CallOptions = {}): Promise<readonly Row[]> {
        const query = { ...filtersOf(search), fields: fields.selected ?? fields.list, limit: ALL_PAGE }
        return allRows((offset) => loadRows({ ...query, offset }, options))
      },
    }
  }

  return {
    ...reads(fields),

    /** Reads the resource with other fields, such as only the names. Its writes reload these too. */
    withFields: (others: Partial<Fields>) => reads({ list: fields.list, one: fields.one, ...others }),

    matching,

    create: async (body: BodyOf<T["create"]>, options?: CallOptions): Promise<Single> =>
      single(await calls().create({ body, query: { fields: fields.one } }, options), ""),

    update: async (id: string, body: BodyOf<T["update"]>, options?: CallOptions): Promise<Single> =>
      single(await calls().update({ id, body, query: { fields: fields.one } }, options), id),

    async remove(id: string, options?: CallOptions): Promise<void> {
      await calls().delete({ id }, options)
    },

    /** Marks the lists and the record (without an id, all records) as outdated, and resources that show them. */
    invalidate: (client: QueryClient, id?: string): Promise<void> =>
      id === undefined
        ? outdate(client, [name], ...affected)
        : outdate(client, [name, "one", id], [name, "list"], ...affected),

    /** Drops deleted records without loading them again, and marks the lists as outdated. */
    forget(client: QueryClient, ...ids: readonly string[]): Promise<void> {
      for (const id of ids) client.removeQueries({ queryKey: key("one", id) })
      forgetSelected(client, ids)
      return outdate(client, [name, "list"], ...affected)
    },
  }
}

/** The rows of all pages, each once although rows move to other pages while they load. */
async function allRows<Row extends { readonly id: string }>(
  load: (offset: number) => Promise<ListPageData<Row>>,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>()
  for (let offset = 0; ; ) {
    const page = await load(offset)
    for (const row of page.rows) rows.set(row.id, row)
    offset += page.rows.length
    if (page.rows.length === 0 || offset >= page.count) return [...rows.values()]
  }
}

async function outdate(client: QueryClient, ...keys: readonly (readonly string[])[]): Promise<void> {
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: ["admin", ...key] })))
}

/** What a list needs of its resource. */
export interface Listable<Row, Search> {
  readonly name: string
  readonly sort: string
  list(search: Search): ListQuery<Row>
  all(search: Search, options?: CallOptions): Promise<readonly Row[]>
}

/** What a picker needs of its resource. */
export interface Pickable<Row> extends Pick<Listable<Row, ListParams>, "name" | "list"> {
  byIds(ids: readonly string[]): ReadQuery<readonly Row[]>
}
