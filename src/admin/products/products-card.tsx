import { useQueryClient } from "@tanstack/react-query"
import { LinkedCard } from "#admin/kit/linked-records/linked-card.tsx"
import type { ChangeLinks } from "#admin/kit/linked-records/linked-names.ts"
import { useLinkedPage } from "#admin/kit/linked-records/use-linked-page.tsx"
import { useUndoableRemoval } from "#admin/kit/linked-records/use-undoable-removal.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import type { ListPageData } from "#admin/kit/resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { type LinkedProduct, linkedProducts, type ProductFilter } from "./product.resource.ts"
import { ProductName, ProductStatusBadge } from "./product-name.tsx"

interface ProductsCardProps {
  filter: ProductFilter
  /** Without it, the list is read-only. */
  change?: ChangeLinks
  /** Shown below the title of the dialog that adds products. */
  addHint?: string
}

const isIn = (product: LinkedProduct, { collection_id, category_id, sales_channel_id }: ProductFilter): boolean =>
  (collection_id !== undefined && product.collection_id === collection_id) ||
  (product.categories ?? []).some(({ id }) => id === category_id) ||
  (product.sales_channels ?? []).some(({ id }) => id === sales_channel_id)

/** Card with the products of a collection, category, type or tag; they can be added and removed. */
export function ProductsCard({ filter, change, addHint }: ProductsCardProps) {
  const t = useTranslations("admin.linked.products")
  const { data, error, refetch, queryKey, pages } = useLinkedPage((paging) =>
    linkedProducts.list({ ...filter, ...paging }),
  )
  const changeShown = useShownChange(change, queryKey)
  const remove = useUndoableRemoval("products", changeShown)
  return (
    <LinkedCard
      name="products"
      badge={data && <Badge>{t("count", { count: data.count })}</Badge>}
      padding="flush"
      resource={linkedProducts}
      option={({ id, title, thumbnail, collection }) => ({
        value: id,
        label: title,
        image: thumbnail,
        ...(filter.collection_id !== undefined && collection?.title
          ? { description: t("from", { collection: collection.title }) }
          : {}),
      })}
      isLinked={(product) => isIn(product, filter)}
      hint={addHint}
      change={change && changeShown}
    >
      {error && (
        <div className="px-4 pb-4">
          <ListError error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <LoadingRows />}
      {data?.count === 0 && <EmptyState icon="tag" title={t("none.title")} text={change && t("none.text")} />}
      {data && data.rows.length > 0 && (
        <ul className="border-t border-line">
          {data.rows.map((product) => (
            <li
              key={product.id}
              className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0 sm:px-5"
            >
              <span className="min-w-0 flex-1">
                <ProductName product={product} />
              </span>
              {product.status !== "published" && <ProductStatusBadge status={product.status} />}
              {change && (
                <IconButton
                  icon="close"
                  size="sm"
                  label={t("remove", { name: product.title })}
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget)
                    void remove(product.id, product.title)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {pages && <div className="border-t border-line px-4 py-2 sm:px-5">{pages}</div>}
    </LinkedCard>
  )
}

/** Moves the focus to the next or previous row's button, or the card's first one, because this row disappears. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest("li")
  const other = row?.nextElementSibling ?? row?.previousElementSibling ?? button.closest("section")
  other?.querySelector<HTMLElement>("button")?.focus()
}

/** Removes products from the shown list at once, and puts them back if the server refuses. */
function useShownChange(change: ChangeLinks | undefined, queryKey: readonly unknown[]): ChangeLinks {
  const client = useQueryClient()
  return async (body) => {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<ListPageData<LinkedProduct>>(queryKey)
    if (before && body.remove) {
      const rows = before.rows.filter(({ id }) => !body.remove?.includes(id))
      client.setQueryData(queryKey, { rows, count: before.count - body.remove.length })
    }
    try {
      await change?.(body)
    } catch (error) {
      client.setQueryData(queryKey, before)
      throw error
    } finally {
      void client.invalidateQueries({ queryKey: ["admin", linkedProducts.name] })
    }
  }
}

function LoadingRows() {
  const t = useTranslations("ui")
  return (
    <div role="status" className="grid gap-3 px-4 pb-4 sm:px-5">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
