import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { products } from "#admin/products/product.resource.ts"
import { type ImageLink, imageLinksQuery } from "#admin/products/product-page/image-links.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { refusalReason } from "#sdk/error.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Picture } from "#ui/picture.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

interface VariantImagesProps {
  productId: string
  variant: { readonly id: string; readonly thumbnail?: string | null }
}

interface Change {
  readonly image: ImageLink
  readonly use: boolean
  /** The variant's thumbnail afterward; undefined leaves it as it is. */
  readonly thumbnail?: string | null | undefined
}

/** Shows a change at once; puts it back if the server refuses. */
function useChange(productId: string, variantId: string) {
  const client = useQueryClient()
  const { queryKey } = imageLinksQuery(productId)
  return useMutation({
    scope: { id: `images ${variantId}` },
    mutationFn: async ({ image, use, thumbnail }: Change) => {
      const { product } = adminSdk().admin
      const target = { id: productId, variant_id: variantId }
      const isUsed = image.variantIds.includes(variantId)
      if (use !== isUsed)
        await product.batchVariantImages({ ...target, body: use ? { add: [image.id] } : { remove: [image.id] } })
      if (thumbnail !== undefined)
        await product.updateVariant({ ...target, body: { thumbnail }, query: { fields: "id" } })
    },
    onMutate: async ({ image, use }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) => {
          if (row.id !== image.id) return row
          const others = row.variantIds.filter((id) => id !== variantId)
          return { ...row, variantIds: use ? [...others, variantId] : others }
        }),
      )
      return before
    },
    onError: (_, __, before) => client.setQueryData(queryKey, before),
    onSettled: () => products.invalidate(client, productId),
  })
}

/** Card that chooses which of the product's images are shown for a variant, and its thumbnail among them. */
export function VariantImagesCard({ productId, variant }: VariantImagesProps) {
  const t = useTranslations("admin.product.images")
  const refusal = useRefusalText()
  const { data: images, error, refetch } = useQuery(imageLinksQuery(productId))
  const change = useChange(productId, variant.id)
  const reason = refusalReason(change.error)
  const isUsed = ({ variantIds }: ImageLink) => variantIds.includes(variant.id)
  const toggle = (image: ImageLink, use: boolean) => {
    if (use || variant.thumbnail !== image.url) return change.mutate({ image, use })
    // The thumbnail stays among the images that are shown.
    const next = images?.find((each) => each.id !== image.id && isUsed(each))
    change.mutate({ image, use, thumbnail: next?.url ?? null })
  }
  return (
    <Card title={t("title")} description={t("hint")}>
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {!images && !error && <SkeletonText lines={2} />}
      {images?.length === 0 && (
        <EmptyState
          icon="image"
          title={t("none.title")}
          text={t("none.text")}
          action={
            <LinkButton to="/admin/products/$id" params={{ id: productId }}>
              {t("none.action")}
            </LinkButton>
          }
        />
      )}
      {images && images.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
          {images.map((image, index) => {
            const number = String(index + 1)
            const isThumbnail = variant.thumbnail === image.url
            return (
              <li key={image.id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
                <Picture src={image.url} alt="" />
                <span className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
                  <Checkbox
                    label={t("show")}
                    aria-label={t("use", { number })}
                    checked={isUsed(image)}
                    onChange={({ target }) => toggle(image, target.checked)}
                  />
                  {isThumbnail ? (
                    <Badge tone="progress">{t("thumbnail")}</Badge>
                  ) : (
                    <IconButton
                      icon="star"
                      size="sm"
                      label={t("makeThumbnail", { number })}
                      onClick={() => change.mutate({ image, use: true, thumbnail: image.url })}
                    />
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {change.error && (
        <p role="alert" className="pt-3 text-sm text-refused-ink">
          {reason === undefined ? t("failed") : t("refused", { reason: refusal(reason) })}
        </p>
      )}
    </Card>
  )
}
