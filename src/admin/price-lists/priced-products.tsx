import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { type LoadedPrices, useListPrices } from "#admin/price-lists/grid/list-prices.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { useToast } from "#ui/toasts.tsx"
import { OverlapsCard } from "./overlaps-card.tsx"
import { type PriceListRow, priceLists } from "./price-list.resource.ts"

const PAGE_SIZE = 20

interface PricedProduct {
  readonly id: string
  readonly title: string
  prices: number
}

/** Cards with the products of a price list and how many prices they have, and with the lists that overlap with it. */
export function PricedProducts({ list }: { list: PriceListRow }) {
  const loaded = useListPrices(list.id)
  const { variants = [], prices, isComplete } = loaded
  const products = new Map(variants.map(({ id, productId }) => [id, productId]))
  const all = isComplete
    ? [...prices.values()].flatMap((variantPrices) => [...variantPrices.values()].flat())
    : undefined
  return (
    <>
      <PricedProductsCard listId={list.id} loaded={loaded} />
      <OverlapsCard
        listId={list.id}
        prices={all}
        starts_at={list.starts_at ?? null}
        ends_at={list.ends_at ?? null}
        productOf={(variant) => products.get(variant)}
      />
    </>
  )
}

/** Products can be removed with their prices. */
function PricedProductsCard({ listId, loaded: loadedPrices }: { listId: string; loaded: LoadedPrices }) {
  const t = useTranslations("admin.priceList.products")
  const client = useQueryClient()
  const toast = useToast()
  const [page, setPage] = useState(1)
  const [removing, setRemoving] = useState<PricedProduct>()
  const [busy, setBusy] = useState(false)
  const { variants, prices, count, error, retry, isComplete, loaded } = loadedPrices
  const products = new Map<string, PricedProduct>()
  for (const { id, productId, product } of variants ?? []) {
    const known = products.get(productId) ?? { id: productId, title: product, prices: 0 }
    for (const same of prices.get(id)?.values() ?? []) known.prices += same.length
    products.set(productId, known)
  }
  const all = [...products.values()]
  const last = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const shownPage = Math.min(page, last)
  const shown = all.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)
  async function remove({ id, title }: PricedProduct) {
    setBusy(true)
    try {
      await adminSdk().admin.priceList.linkProducts({ id: listId, body: { remove: [id] }, query: { fields: "id" } })
      toast({ title: t("removed", { product: title }) })
    } catch {
      toast({ tone: "refused", title: t("removeFailed", { product: title }) })
    } finally {
      await priceLists.invalidate(client, listId)
      setBusy(false)
      setRemoving(undefined)
    }
  }
  return (
    <Card
      title={t("title")}
      badge={variants && <Badge>{t("count", { count })}</Badge>}
      padding="flush"
      actions={
        <LinkButton size="sm" icon="edit" to="/admin/price-lists/$id/prices" params={{ id: listId }}>
          {t("edit")}
        </LinkButton>
      }
    >
      {error && (
        <div className="px-4 pb-4 sm:px-5">
          <ListError error={error} onRetry={retry} />
        </div>
      )}
      {!variants && !error && (
        <div className="px-4 pb-4 sm:px-5">
          <SkeletonText lines={4} />
        </div>
      )}
      {variants && all.length === 0 && <EmptyState icon="money" title={t("none.title")} text={t("none.text")} />}
      {shown.length > 0 && (
        <ul className="border-t border-line">
          {shown.map((product) => (
            <li
              key={product.id}
              className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-1.5 text-sm last:border-b-0 sm:px-5"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <TextLink to="/admin/products/$id" params={{ id: product.id }} variant="plain">
                  {product.title}
                </TextLink>
              </span>
              <span className="text-muted tabular-nums">{t("count", { count: product.prices })}</span>
              <IconButton
                icon="close"
                size="sm"
                label={t("remove", { product: product.title })}
                onClick={() => setRemoving(product)}
              />
            </li>
          ))}
        </ul>
      )}
      {!isComplete && !error && variants && (
        <p role="status" className="px-4 py-3 text-sm text-muted sm:px-5">
          {t("loading", { loaded: String(loaded), count })}
        </p>
      )}
      {all.length > PAGE_SIZE && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Pagination count={all.length} page={shownPage} pageSize={PAGE_SIZE} onPage={setPage} />
        </div>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t("removeTitle", { product: removing?.title ?? "" })}
        confirm={t("removeConfirm")}
        tone="danger"
        busy={busy}
        onClose={() => !busy && setRemoving(undefined)}
        onConfirm={() => removing && void remove(removing)}
      >
        {t("removeText", { count: removing?.prices ?? 0 })}
      </ConfirmDialog>
    </Card>
  )
}
