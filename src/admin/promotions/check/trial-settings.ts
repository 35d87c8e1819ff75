import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import { createStoreSdk } from "#sdk/store.ts"
import type { CheckSearch } from "./check-search.ts"

const STALE_TIME = 60_000
/** The server has no maximum. */
const ALL = 1_000

interface StoreChannel {
  readonly id: string
  readonly name: string
  /** A publishable key of the channel. */
  readonly token: string
}

function env() {
  const result = readEnv(settings())
  if (!result.ok) throw new Error("the environment was not checked at boot")
  return result.env
}

interface KeyChannel {
  readonly id: string
  readonly name?: string
  readonly is_disabled?: boolean
}

/** Sales channels that a valid publishable key reaches; those of this storefront's key first. */
export const storeChannelsQuery = queryOptions({
  queryKey: ["admin", "api-keys", "list", "promotion-check"],
  queryFn: async ({ signal }): Promise<readonly StoreChannel[]> => {
    const fields = "id,token,revoked_at,sales_channels.id,sales_channels.name,sales_channels.is_disabled"
    const { api_keys } = await adminSdk().admin.apiKey.list(
      { query: { type: "publishable", limit: ALL, fields } },
      { signal },
    )
    const ownKey = env().publishableKey
    const channels = api_keys
      .filter(({ revoked_at }) => !revoked_at || Date.parse(revoked_at) > Date.now())
      .sort((a, b) => Number(b.token === ownKey) - Number(a.token === ownKey))
      .flatMap(({ token, sales_channels }) =>
        ((sales_channels ?? []) as readonly KeyChannel[])
          .filter(({ is_disabled }) => !is_disabled)
          .map(({ id, name = id }) => ({ id, name, token })),
      )
    return [...new Map(channels.toReversed().map((channel) => [channel.id, channel])).values()].reverse()
  },
  staleTime: STALE_TIME,
})

/** A client of the store API as a guest, without the customer's login of this device. */
export const guestSdk = (publishableKey: string) =>
  createStoreSdk({ baseUrl: env().apiUrl, publishableKey, auth: { storage: "memory" } })

interface WireOption {
  readonly id: string
  readonly name: string
  readonly shipping_option_type_id?: string | null
  readonly type?: { readonly id: string; readonly label: string } | null
  readonly rules?: readonly { readonly attribute: string; readonly value: unknown }[]
  readonly service_zone?: { readonly geo_zones?: readonly { readonly country_code: string }[] } | null
}

export interface TrialOption {
  readonly id: string
  readonly name: string
  readonly type: { readonly id: string; readonly label: string } | undefined
  readonly countries: readonly string[]
}

const optionFields = [
  "id,name,shipping_option_type_id,type.id,type.label,rules.attribute,rules.value",
  "service_zone.geo_zones.country_code",
].join(",")

/** Shipping options that customers can choose. */
export const trialOptionsQuery = queryOptions({
  queryKey: ["admin", "shipping-options", "list", "promotion-check"],
  queryFn: async ({ signal }): Promise<readonly TrialOption[]> => {
    const { shipping_options } = await adminSdk().admin.shippingOption.list(
      { query: { limit: ALL, fields: optionFields } },
      { signal },
    )
    return (shipping_options as readonly WireOption[])
      .filter(({ rules = [] }) =>
        rules.every(
          ({ attribute, value }) =>
            (attribute !== "enabled_in_store" || String(value) === "true") &&
            (attribute !== "is_return" || String(value) === "false"),
        ),
      )
      .map(({ id, name, type, service_zone }) => ({
        id,
        name,
        type: type ?? undefined,
        countries: (service_zone?.geo_zones ?? []).map(({ country_code }) => country_code),
      }))
  },
  staleTime: STALE_TIME,
})

interface Place {
  readonly id: string
  readonly countries?: readonly { readonly iso_2?: string | undefined }[] | undefined
}

/** The region, country and channel of the cart: what was chosen, else the first ones. */
function placeOf<R extends Place>(search: CheckSearch, regions: readonly R[], channels: readonly StoreChannel[]) {
  const region = regions.find(({ id }) => id === search.region) ?? regions[0]
  const countries = (region?.countries ?? []).flatMap(({ iso_2 }) => iso_2 ?? [])
  const country = countries.find((code) => code === search.country) ?? countries[0]
  return { region, countries, country, channel: channels.find(({ id }) => id === search.channel) ?? channels[0] }
}

export function useTrialPlace(search: CheckSearch) {
  const { data: regions = [] } = useQuery(regionsQuery)
  const channels = useQuery(storeChannelsQuery)
  return { regions, channels, ...placeOf(search, regions, channels.data ?? []) }
}

/** The same for requests. */
export async function loadTrialPlace(client: QueryClient, search: CheckSearch) {
  const [regions, channels] = await Promise.all([
    client.ensureQueryData(regionsQuery),
    client.ensureQueryData(storeChannelsQuery),
  ])
  return placeOf(search, regions, channels)
}
