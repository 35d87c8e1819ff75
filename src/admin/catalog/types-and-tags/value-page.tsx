import { useQueryClient } from "@tanstack/react-query"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { ProductsCard } from "#admin/products/products-card.tsx"
import { productsUsing } from "#admin/products/products-using.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { ValueForm } from "./value-form.tsx"
import { type ValueKind, valueKinds } from "./values.ts"

/** Page of one product type or tag, with the products that use it. */
export function ValuePage({ kind, id }: { kind: ValueKind; id: string }) {
  const t = useTranslations("admin.catalog")
  const client = useQueryClient()
  const { resource, pages, products } = valueKinds[kind]
  return (
    <DetailPage
      key={id}
      query={resource.one(id)}
      crumbs={[{ label: t(`${kind}.list`), link: { to: pages.list } }]}
      title={({ value = "" }) => value}
      removal={{
        label: t(`${kind}.delete.label`),
        title: ({ value = "" }) => t(`${kind}.delete.title`, { title: value }),
        dependants: (_, signal) => productsUsing(products(id), signal),
        consequence: ({ count }) => t(`${kind}.delete.products`, { count }),
        run: async () => {
          await resource.remove(id)
          await resource.forget(client, id)
        },
        done: t(`${kind}.delete.done`),
        list: { to: pages.list },
      }}
    >
      {(row) => <ValueForm kind={kind} record={row} below={<ProductsCard filter={products(id)} />} />}
    </DetailPage>
  )
}

/** Page for a new product type or tag. */
export function NewValuePage({ kind }: { kind: ValueKind }) {
  const t = useTranslations("admin.catalog")
  const navigate = usePageNavigate()
  const { pages } = valueKinds[kind]
  return (
    <NewRecordPage
      crumb={{ label: t(`${kind}.list`), link: { to: pages.list } }}
      title={t(`${kind}.create`)}
      hint={t(`${kind}.newHint`)}
    >
      <ValueForm kind={kind} onCreated={({ id }) => void navigate({ to: pages.one, params: { id }, replace: true })} />
    </NewRecordPage>
  )
}
