import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { exclusiveProductsQuery, options, productsWithOption } from "./option.ts"
import { OptionForm } from "./option-form.tsx"

const route = getRouteApi("/admin/_app/_catalog/options/$id")

export function OptionPage() {
  const t = useTranslations("admin.catalog.option")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={options.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/options" } }]}
      title={({ title }) => title ?? ""}
      badges={({ is_exclusive }) => is_exclusive && <ExclusiveProduct id={id} />}
      removal={{
        label: t("delete.label"),
        title: ({ title = "" }) => t("delete.title", { title }),
        dependants: productsWithOption,
        consequence: ({ count }) => t("delete.products", { count }),
        whyNot: ({ count }) => (count > 0 ? t("delete.inUse") : undefined),
        run: async () => {
          await options.remove(id)
          await options.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/options" },
      }}
    >
      {(option) => <OptionForm option={option} />}
    </DetailPage>
  )
}

/** The product that uses an exclusive option. */
function ExclusiveProduct({ id }: { id: string }) {
  const { data } = useQuery(exclusiveProductsQuery([id]))
  const product = data?.get(id)
  if (!product) return null
  return (
    <TextLink to="/admin/products/$id" params={{ id: product.id }}>
      {product.title}
    </TextLink>
  )
}
