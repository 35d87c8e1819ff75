import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { productsUsing } from "#routes/admin/_app/-products/product-rows.ts"
import { ProductsCard } from "#routes/admin/_app/-products/products-card.tsx"
import { DetailPage } from "#routes/admin/-kit/detail-page.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { storeQuery } from "#routes/admin/-queries/settings.ts"
import { Badge, StatusBadge } from "#ui/badge.tsx"
import { salesChannels } from "./-channel/channel.ts"
import { ChannelForm } from "./-channel/channel-form.tsx"
import { ChannelUse } from "./-channel/channel-use.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/sales-channels/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(salesChannels.one(id))
    void queryClient.prefetchQuery(storeQuery)
  },
  component: ChannelPage,
})

function ChannelPage() {
  const t = useTranslations("admin.channels")
  const tl = useTranslations("admin.lists.salesChannels")
  const { id } = Route.useParams()
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
