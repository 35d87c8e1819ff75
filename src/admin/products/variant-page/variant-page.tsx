import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { products } from "#admin/products/product.resource.ts"
import { VariantSalesCard } from "#admin/products/product-page/sales-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { late } from "#ui/late.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { KitCard } from "./kit-card.tsx"
import { type VariantRecord, variantOf } from "./variant.ts"
import { usePriceScopes, VariantForm } from "./variant-form.tsx"

const route = getRouteApi("/admin/_app/_catalog/products/$id/variants/$variantId")

const VariantImagesCard = late(async () => (await import("./variant-images-card.tsx")).VariantImagesCard)

export function VariantPage() {
  const t = useTranslations("admin.products.variant")
  const tList = useTranslations("admin.lists.products")
  const { id, variantId } = route.useParams()
  const client = useQueryClient()
  const variants = variantOf(id)
  const product = useQuery(products.one(id))
  return (
    <DetailPage
      key={variantId}
      query={variants.one(variantId)}
      name="product-variants"
      crumbs={[
        { label: tList("title"), link: { to: "/admin/products" } },
        { label: product.data?.title ?? "…", link: { to: "/admin/products/$id", params: { id } } },
      ]}
      title={nameOf}
      removal={{
        label: t("delete.label"),
        title: (variant) => t("delete.title", { title: nameOf(variant) }),
        dependants: async () => ({ count: 0, first: [] }),
        consequence: () => t("delete.text"),
        run: () => variants.remove(client, variantId),
        done: t("delete.done"),
        list: { to: "/admin/products/$id", params: { id } },
      }}
    >
      {(variant) => <VariantDetails productId={id} variant={variant} />}
    </DetailPage>
  )
}

const nameOf = ({ title, sku, id }: VariantRecord): string => title || sku || id

function VariantDetails({ productId, variant }: { productId: string; variant: VariantRecord }) {
  const product = useQuery(products.one(productId))
  const scopes = usePriceScopes(variant)
  if (!scopes) return <SkeletonText lines={6} />
  return (
    <VariantForm
      productId={productId}
      variant={variant}
      scopes={scopes}
      aside={product.data && <VariantSalesCard product={product.data} variantId={variant.id} />}
      below={
        <>
          <Suspense fallback={<SkeletonText lines={3} />}>
            <VariantImagesCard productId={productId} variant={variant} />
          </Suspense>
          <KitCard key={variant.id} productId={productId} variant={variant} />
        </>
      }
    />
  )
}
