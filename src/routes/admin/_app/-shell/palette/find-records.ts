import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { findOrder, possibleNumber } from "#routes/admin/-queries/orders.ts"
import { ApiError } from "#sdk/error.ts"
import type { CallOptions } from "#sdk/options.ts"

/** A record as the palette lists it. */
export interface FoundRecord {
  readonly kind: RecordKind
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly image?: string | null
}

type Row = Readonly<Record<string, unknown>>
interface Query {
  readonly q: string
  readonly limit: number
  readonly fields: string
}

interface Kind {
  /** Name in the server's search; without one, only its list can be searched. */
  readonly entity?: string
  readonly fields: string
  readonly label: (row: Row) => unknown
  readonly hint?: (row: Row) => unknown
  /** Searches the list, where the server has no search. */
  readonly list?: (query: Query, options: CallOptions) => Promise<readonly object[]>
}

const HITS = 5
/** Milliseconds without a key press before the server searches. */
const TYPING_PAUSE = 150

const api = () => adminSdk().admin
const orderNumber = ({ display_id }: Row) => `#${display_id}`
const email = (row: Row) => row.email

const kinds = {
  orders: {
    entity: "order",
    fields: "id,display_id,email",
    label: orderNumber,
    hint: email,
    list: async (query, options) => (await api().order.list({ query }, options)).orders,
  },
  draftOrders: {
    fields: "id,display_id,email",
    label: orderNumber,
    hint: email,
    list: async (query, options) => (await api().draftOrder.list({ query }, options)).draft_orders,
  },
  products: {
    entity: "product",
    fields: "id,title,thumbnail",
    label: ({ title }) => title,
    list: async (query, options) => (await api().product.list({ query }, options)).products,
  },
  categories: {
    entity: "product_category",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().productCategory.list({ query }, options)).product_categories,
  },
  collections: {
    entity: "product_collection",
    fields: "id,title",
    label: ({ title }) => title,
    list: async (query, options) => (await api().productCollection.list({ query }, options)).collections,
  },
  options: {
    fields: "id,title,values.value",
    label: ({ title }) => title,
    // Options of different products often have the same title.
    hint: ({ values }) => (Array.isArray(values) ? values.map(({ value }) => value).join(", ") : undefined),
    list: async (query, options) => (await api().productOption.list({ query }, options)).product_options,
  },
  productTypes: {
    entity: "product_type",
    fields: "id,value",
    label: ({ value }) => value,
    list: async (query, options) => (await api().productType.list({ query }, options)).product_types,
  },
  productTags: {
    entity: "product_tag",
    fields: "id,value",
    label: ({ value }) => value,
    list: async (query, options) => (await api().productTag.list({ query }, options)).product_tags,
  },
} satisfies Readonly<Record<string, Kind>>

/** The kinds of records that the palette finds, named like their navigation items. */
export type RecordKind = keyof typeof kinds
export const recordKinds = Object.keys(kinds) as readonly RecordKind[]

const kindOf = (name: RecordKind): Kind => kinds[name]

function found(kind: RecordKind, rows: readonly object[]): FoundRecord[] {
  const { label, hint } = kindOf(kind)
  return (rows as readonly Row[]).flatMap((row) => {
    const [id, name, note] = [row.id, label(row), hint?.(row)]
    if (typeof id !== "string" || typeof name !== "string") return []
    const image = "thumbnail" in row ? { image: typeof row.thumbnail === "string" ? row.thumbnail : null } : {}
    return [{ kind, id, label: name, hint: typeof note === "string" ? note : undefined, ...image }]
  })
}

async function searchList(kind: RecordKind, q: string, options: CallOptions): Promise<FoundRecord[]> {
  const { list, fields } = kindOf(kind)
  return list ? found(kind, await list({ q, fields, limit: HITS }, options)) : []
}

/** Uses the server's search over everything; undefined where the server has none. */
async function searchAll(
  wanted: readonly RecordKind[],
  q: string,
  options: CallOptions,
): Promise<FoundRecord[] | undefined> {
  const entity = wanted.flatMap((kind) => kindOf(kind).entity ?? [])
  try {
    const { results } = await api().search.list({ query: { q, entity, limit: HITS } }, options)
    return wanted.flatMap((kind) => {
      const group = results.find((result) => result.entity === kindOf(kind).entity)
      return found(kind, (group?.data ?? []) as readonly object[])
    })
  } catch (error) {
    if (error instanceof ApiError && error.kind === "http" && error.status < 500 && error.status !== 401)
      return undefined
    throw error
  }
}

async function search(wanted: readonly RecordKind[], q: string, options: CallOptions): Promise<readonly FoundRecord[]> {
  const inSearch = wanted.filter((kind) => kindOf(kind).entity)
  const number = possibleNumber(q)
  const [numbered, all, ...others] = await Promise.all([
    number !== undefined && wanted.includes("orders") ? findOrder(number, kinds.orders.fields, options) : undefined,
    searchAll(inSearch, q, options),
    ...wanted.filter((kind) => !kindOf(kind).entity).map((kind) => searchList(kind, q, options)),
  ])
  const records = all ?? (await Promise.all(inSearch.map((kind) => searchList(kind, q, options)))).flat()
  const first = found("orders", numbered ? [numbered] : [])
  return [...first, ...[...records, ...others.flat()].filter(({ id }) => id !== numbered?.id)]
}

/** Query options of the records of some kinds that match the text. */
export function recordsQuery(wanted: readonly RecordKind[], text: string) {
  const q = text.trim().replace(/^#/, "")
  return queryOptions({
    queryKey: ["admin", "palette", q],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE))
      signal.throwIfAborted()
      return search(wanted, q, { signal })
    },
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}
