import { useQuery, useQueryClient } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { salesChannelsQuery } from "#admin/settings/settings.ts"
import { invalidateShipping, providerName, providersQuery, shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { TogglesCard } from "#admin/settings/toggles/toggles-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"

const delta = (id: string, isOn: boolean) => (isOn ? { add: [id] } : { remove: [id] })
const query = { fields: "id" }

/** Cards with the sales channels that a location serves, and the fulfillment providers that it uses. */
export function LinksCards({ id }: { id: string }) {
  const t = useTranslations("admin.locations")
  const client = useQueryClient()
  const { data: shipping } = useQuery(shippingQuery(id))
  const channelList = useQuery(salesChannelsQuery)
  const { data: channels } = channelList
  const providerList = useQuery(providersQuery)
  const { data: providers } = providerList
  const { stockLocation } = adminSdk().admin
  const refresh = async () => {
    await Promise.all([
      invalidateShipping(client, id),
      client.invalidateQueries({ queryKey: ["admin", "sales-channels", "one"] }),
    ])
  }
  const options = shipping?.sets.flatMap(({ zones }) => zones.flatMap((zone) => zone.options)) ?? []
  const lockOf = (provider: string) => {
    const count = options.filter(({ provider_id }) => provider_id === provider).length
    return count > 0 ? t("providers.inUse", { count }) : undefined
  }
  return (
    <>
      <TogglesCard
        title={t("channels.title")}
        description={t("channels.hint")}
        failed={channelList}
        none={t("channels.none")}
        toggles={
          shipping &&
          channels?.map((channel) => ({
            id: channel.id,
            name: channel.name,
            isOn: shipping.channels.some((linked) => linked.id === channel.id),
          }))
        }
        change={async (channel, isOn) => {
          await stockLocation.updateSalesChannels({ id, body: delta(channel, isOn), query })
          await refresh()
        }}
      />
      <TogglesCard
        title={t("providers.title")}
        description={t("providers.hint")}
        failed={providerList}
        none={t("providers.none")}
        toggles={
          shipping &&
          providers?.map((provider) => ({
            id: provider,
            name: providerName(provider),
            isOn: shipping.providers.includes(provider),
            lockedReason: lockOf(provider),
          }))
        }
        change={async (provider, isOn) => {
          await stockLocation.updateFulfillmentProviders({ id, body: delta(provider, isOn), query })
          await refresh()
        }}
      />
    </>
  )
}
