import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { adminSdk } from "#admin/api/client.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { ProductsCard } from "#admin/products/products-card.tsx"
import { productsUsing } from "#admin/products/products-using.ts"
import { storeQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge, StatusBadge } from "#ui/badge.tsx"
import { ChannelForm } from "./channel-form.tsx"
import { ChannelUse } from "./channel-use.tsx"
import { salesChannels } from "./sales-channel.resource.ts"

const route = getRouteApi("/admin/_app/settings/_shipping/sales-channels/$id")

export function ChannelPage() {
  const t = useTranslations("admin.channels")
  const tl = useTranslations("admin.lists.salesChannels")
  const { id } = route.useParams()
  const client = useQueryClient()
  const { data: store } = useQuery(storeQuery)
  const isDefault = store?.channel === id
  return (
    <DetailPage
      key={id}
      query={salesChannels.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/settings/sales-channels" } }]}
      title={({ name }) => name}
      badges={({ is_disabled }) => (
        <>
          {isDefault && <Badge>{tl("default")}</Badge>}
          {is_disabled && <StatusBadge tone="inactive">{tl("disabled")}</StatusBadge>}
        </>
      )}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { name }),
        dependants: (_, signal) => productsUsing({ sales_channel_id: id }, signal),
        consequence: ({ count }) => t("delete.products", { count }),
        whyNot: () => (isDefault ? t("delete.isDefault") : undefined),
        run: async () => {
          await salesChannels.remove(id)
          await salesChannels.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/sales-channels" },
      }}
      aside={(channel) => <ChannelUse channel={channel} />}
    >
      {(channel) => (
        <ChannelForm
          channel={channel}
          below={
            <ProductsCard
              filter={{ sales_channel_id: id }}
              addHint={t("addHint")}
              change={(body) => adminSdk().admin.salesChannel.batchProducts({ id, body })}
            />
          }
        />
      )}
    </DetailPage>
  )
}
