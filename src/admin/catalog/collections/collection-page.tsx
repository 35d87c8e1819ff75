import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { adminSdk } from "#admin/api/client.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { ProductsCard } from "#admin/products/products-card.tsx"
import { productsUsing } from "#admin/products/products-using.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { collections } from "./collection.resource.ts"
import { CollectionForm } from "./collection-form.tsx"

const route = getRouteApi("/admin/_app/_catalog/collections/$id")

export function CollectionPage() {
  const t = useTranslations("admin.catalog.collection")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={collections.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/collections" } }]}
      title={({ title }) => title ?? ""}
      removal={{
        label: t("delete.label"),
        title: ({ title = "" }) => t("delete.title", { title }),
        dependants: (_, signal) => productsUsing({ collection_id: id }, signal),
        consequence: ({ count }) => t("delete.products", { count }),
        run: async () => {
          await collections.remove(id)
          await collections.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/collections" },
      }}
    >
      {(collection) => (
        <CollectionForm
          collection={collection}
          below={
            <ProductsCard
              filter={{ collection_id: id }}
              addHint={t("addHint")}
              change={(body) => adminSdk().admin.productCollection.updateProducts({ id, body })}
            />
          }
        />
      )}
    </DetailPage>
  )
}
