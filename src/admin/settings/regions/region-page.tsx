import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { adminSdk } from "#admin/api/client.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import type { Dependants } from "#admin/kit/removal.ts"
import { storeQuery } from "#admin/settings/store/store.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { regions } from "./region.resource.ts"
import { RegionForm } from "./region-form.tsx"
import { RegionGaps } from "./region-gaps.tsx"
import { regionRecords } from "./region-records.ts"

const route = getRouteApi("/admin/_app/settings/_store/regions/$id")

const MAX_NAMED = 5

async function ordersIn(region_id: string, signal: AbortSignal): Promise<Dependants> {
  const query = { region_id, fields: "id,display_id", order: "-created_at", limit: MAX_NAMED }
  const { orders, count } = await adminSdk().admin.order.list({ query }, { signal })
  return { count, first: orders.map(({ id, display_id }) => ({ id, name: `#${display_id}` })) }
}

export function RegionPage() {
  const t = useTranslations("admin.region")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={regionRecords.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/settings/regions" } }]}
      title={({ name }) => name}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { title: name }),
        dependants: async (_, signal) => {
          const [orders, store] = await Promise.all([
            ordersIn(id, signal),
            client.fetchQuery({ ...storeQuery, staleTime: 0 }),
          ])
          return { ...orders, reason: store.default_region_id === id ? t("delete.isDefault") : undefined }
        },
        consequence: ({ count }) => t("delete.orders", { count }),
        whyNot: ({ reason }) => reason,
        run: async () => {
          await regions.remove(id)
          await regions.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/settings/regions" },
      }}
    >
      {(region) => (
        <>
          <RegionGaps region={region} />
          <RegionForm region={region} />
        </>
      )}
    </DetailPage>
  )
}
