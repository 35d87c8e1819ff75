import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { locationsQuery, regionsQuery, salesChannelsQuery } from "#admin/settings/settings.ts"
import {
  emptyDraft,
  type ProductDraft,
  type WizardSettings,
} from "#machines/products/product-wizard/product-wizard.draft.ts"

const STALE_TIME = 300_000

const storeQuery = queryOptions({
  queryKey: ["admin", "store", "product-wizard"],
  queryFn: async ({ signal }) => {
    const fields = "id,default_sales_channel_id,supported_currencies.currency_code,supported_currencies.is_default"
    return (await adminSdk().admin.store.list({ query: { fields, limit: 1 } }, { signal })).stores[0] ?? null
  },
  staleTime: STALE_TIME,
})

const profilesQuery = queryOptions({
  queryKey: ["admin", "shipping-profiles"],
  queryFn: async ({ signal }) =>
    (await adminSdk().admin.shippingProfile.list({ query: { limit: 100, fields: "id,name,type" } }, { signal }))
      .shipping_profiles,
  staleTime: STALE_TIME,
})

/** What the store has for a new product, and a draft with the store's defaults. */
export async function loadWizard(client: QueryClient): Promise<{ settings: WizardSettings; draft: ProductDraft }> {
  const [store, regions, channels, profiles, locations] = await Promise.all([
    client.ensureQueryData(storeQuery),
    client.ensureQueryData(regionsQuery),
    client.ensureQueryData(salesChannelsQuery),
    client.ensureQueryData(profilesQuery),
    client.ensureQueryData(locationsQuery),
  ])
  const named = ({ id, name }: { id: string; name?: string | null | undefined }) => ({ id, name: name ?? id })
  const currencies = [...(store?.supported_currencies ?? [])].sort(
    (a, b) => Number(b.is_default) - Number(a.is_default),
  )
  const channel = channels.find(({ id }) => id === store?.default_sales_channel_id)
  const profile = profiles.find(({ type }) => type === "default") ?? profiles[0]
  return {
    settings: {
      currencies: currencies.map(({ currency_code }) => currency_code),
      regions: regions.map((region) => ({ ...named(region), currency: String(region.currency_code) })),
      channels: channels.map(named),
      profiles: profiles.map(named),
      locations: locations.map(named),
    },
    draft: { ...emptyDraft, channelIds: channel ? [channel.id] : [], profileId: profile?.id ?? "" },
  }
}
