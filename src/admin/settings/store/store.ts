import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import type { Editable } from "#admin/kit/form/save-record.ts"
import type { Store } from "#schema/admin/entities/settings.ts"
import { ApiError } from "#sdk/error.ts"

const FIELDS = [
  "id,name,default_sales_channel_id,default_region_id,default_location_id,metadata,created_at,updated_at",
  "supported_currencies.currency_code,supported_currencies.is_default,supported_locales.locale_code",
].join(",")

/** The store's name, defaults, currencies and languages. */
export interface StoreRecord extends Pick<Store, "id" | "name" | "metadata" | "created_at" | "updated_at"> {
  readonly default_sales_channel_id: string | null
  readonly default_region_id: string | null
  readonly default_location_id: string | null
  readonly currencies: readonly { readonly code: string; readonly isDefault: boolean }[]
  /** Codes of the languages that texts are translated into; none if the server doesn't translate. */
  readonly locales: readonly string[]
}

type StoreAnswer = Awaited<ReturnType<ReturnType<typeof adminSdk>["admin"]["store"]["list"]>>["stores"][number]

function toRecord(store: StoreAnswer | undefined): StoreRecord {
  if (!store) throw new ApiError({ kind: "http", status: 404, type: "not_found", message: "There is no store" })
  const { supported_currencies, supported_locales, ...rest } = store
  return {
    ...rest,
    locales: (supported_locales ?? []).flatMap(({ locale_code }) => locale_code ?? []),
    currencies: (supported_currencies ?? []).map(({ currency_code, is_default }) => ({
      code: currency_code,
      isDefault: is_default,
    })),
  }
}

export interface StoreBody {
  name: string
  default_sales_channel_id: string | null
  default_region_id: string | null
  default_location_id: string | null
  /** Replaces the currencies of the store. */
  supported_currencies: { currency_code: string; is_default: boolean }[]
  /** Replaces the languages of the store. */
  supported_locales: { locale_code: string }[]
  metadata: Record<string, unknown>
}

const KEY: readonly unknown[] = ["admin", "store", "settings"]

/** Loads the store: the server has one. */
export const storeQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const query = { fields: FIELDS, limit: 1 }
    return toRecord((await adminSdk().admin.store.list({ query }, { signal })).stores[0])
  },
  staleTime: 10_000,
})

/** The store as a record of a form, which reads the store that it shows again before it saves. */
export const storeRecords: Editable<StoreRecord, StoreBody> & {
  invalidate(client: QueryClient): Promise<void>
} = {
  name: "store",
  one: (id) =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) =>
        toRecord((await adminSdk().admin.store.retrieve({ id, query: { fields: FIELDS } }, { signal })).store),
      staleTime: 10_000,
    }),
  update: async (id, body) =>
    toRecord((await adminSdk().admin.store.update({ id, body, query: { fields: FIELDS } })).store),
  invalidate: (client) => client.invalidateQueries({ queryKey: ["admin", "store"] }),
}
