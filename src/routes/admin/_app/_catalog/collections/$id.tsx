import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { adminSdk } from "#admin/api/client.ts"
import { collections } from "#admin/catalog/collections/collection.ts"
import { CollectionForm } from "#admin/catalog/collections/collection-form.tsx"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { productsUsing } from "#admin/products/product-rows.ts"
import { ProductsCard } from "#admin/products/products-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/collections/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(collections.one(id)),
  component: CollectionPage,
})

function CollectionPage() {
  const t = useTranslations("admin.catalog.collection")
  const { id } = Route.useParams()
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
