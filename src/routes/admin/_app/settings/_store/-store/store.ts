import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { Editable } from "#routes/admin/-kit/save-record.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import type { Store } from "#schema/admin/entities/settings.ts"
import { ApiError } from "#sdk/error.ts"

const FIELDS = [
  "id,name,default_sales_channel_id,default_region_id,default_location_id,metadata,created_at,updated_at",
  "supported_currencies.currency_code,supported_currencies.is_default,supported_locales.locale_code",
].join(",")

/** A store with the tax setting of its currencies, which the server keeps as price preferences. */
export interface StoreRecord extends Pick<Store, "id" | "name" | "metadata" | "created_at" | "updated_at"> {
  readonly default_sales_channel_id: string | null
  readonly default_region_id: string | null
  readonly default_location_id: string | null
  readonly currencies: readonly {
    readonly code: string
    readonly isDefault: boolean
    readonly isTaxInclusive: boolean
  }[]
  /** Codes of the languages that texts are translated into; none if the server doesn't translate. */
  readonly locales: readonly string[]
}

/** Whether prices include taxes, by currency code or region id; of one of them if `value` is given. */
export async function loadTaxInclusive(
  attribute: "currency_code" | "region_id",
  value: string | undefined,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, boolean>> {
  const query = { attribute, ...(value ? { value } : {}), fields: "id,value,is_tax_inclusive", limit: 500 }
  const { price_preferences } = await adminSdk().admin.pricePreference.list({ query }, signal ? { signal } : {})
  return new Map(price_preferences.map(({ value, is_tax_inclusive }) => [String(value), is_tax_inclusive === true]))
}

async function loadStore(signal?: AbortSignal): Promise<StoreRecord> {
  const options = signal ? { signal } : {}
  const [{ stores }, inclusive] = await Promise.all([
    adminSdk().admin.store.list({ query: { fields: FIELDS, limit: 1 } }, options),
    loadTaxInclusive("currency_code", undefined, signal),
  ])
  const [store] = stores
  if (!store) throw new ApiError({ kind: "http", status: 404, type: "not_found", message: "There is no store" })
  const { supported_currencies, supported_locales, ...rest } = store
  return {
    ...rest,
    locales: (supported_locales ?? []).flatMap(({ locale_code }) => locale_code ?? []),
    currencies: (supported_currencies ?? []).map(({ currency_code, is_default }) => ({
      code: currency_code,
      isDefault: is_default,
      isTaxInclusive: inclusive.get(currency_code) ?? false,
    })),
  }
}

export interface StoreBody {
  name: string
  default_sales_channel_id: string | null
  default_region_id: string | null
  default_location_id: string | null
  /** Replaces the currencies of the store. */
  supported_currencies: { currency_code: string; is_default: boolean; is_tax_inclusive: boolean }[]
  /** Replaces the languages of the store. */
  supported_locales: { locale_code: string }[]
  metadata: Record<string, unknown>
}

/** Loads the store: the server has one. */
export const storeQuery = queryOptions({
  queryKey: ["admin", "store", "settings"] as readonly unknown[],
  queryFn: ({ signal }) => loadStore(signal),
  staleTime: 10_000,
})

/** The store as a record of a form. Saving updates the price preferences of its currencies too. */
export const storeRecords: Editable<StoreRecord, StoreBody> & {
  invalidate(client: QueryClient): Promise<void>
} = {
  name: "store",
  one: () => storeQuery,
  update: async (id, body) => {
    await adminSdk().admin.store.update({ id, body, query: { fields: "id" } })
    return loadStore()
  },
  invalidate: (client) => client.invalidateQueries({ queryKey: ["admin", "store"] }),
}
