import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import type { ListPageData } from "#admin/kit/resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { ChangeProducts } from "./add-products.tsx"
import { type LinkedProduct, linkedProducts, type ProductFilter } from "./product.resource.ts"
import { ProductName, ProductStatusBadge } from "./product-name.tsx"

const AddProducts = late(async () => (await import("./add-products.tsx")).AddProducts)

const PAGE_SIZE = 20

interface ProductsCardProps {
  filter: ProductFilter
  /** Without it, the list is read-only. */
  change?: ChangeProducts
  /** Shown below the title of the dialog that adds products. */
  addHint?: string
}

/** Card with the products of a collection, category, type or tag; they can be added and removed. */
export function ProductsCard({ filter, change, addHint }: ProductsCardProps) {
  const t = useTranslations("admin.catalog.products")
  const [page, setPage] = useState(1)
  const [isAdding, setIsAdding] = useState(false)
  const search = { ...filter, page, limit: PAGE_SIZE } as const
  const list = useQuery(linkedProducts.list(search))
  const removal = useRemoval(change, linkedProducts.list(search).queryKey)
  const { data, error, refetch } = list
  const lastPage = Math.max(Math.ceil((data?.count ?? 0) / PAGE_SIZE), 1)
  const isPastEnd = data !== undefined && data.rows.length === 0 && data.count > 0
  // The last product of the last page was removed.
  if (isPastEnd && page > lastPage) setPage(lastPage)
  return (
    <Card
      title={t("title")}
      badge={data && <Badge>{t("count", { count: data.count })}</Badge>}
      padding="flush"
      actions={
        change && (
          <Button size="sm" icon="plus" onClick={() => setIsAdding(true)}>
            {t("add")}
          </Button>
        )
      }
    >
      {error && (
        <div className="px-4 pb-4">
          <ListError error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {(!data || isPastEnd) && !error && <LoadingRows />}
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
                  label={t("remove", { product: product.title })}
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget)
                    removal.mutate(product)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.count > PAGE_SIZE && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Pagination count={data.count} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
        </div>
      )}
      {change && isAdding && (
        <Suspense>
          <AddProducts filter={filter} change={change} hint={addHint} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Moves the focus to the next or previous row's button, or the card's first one, because this row disappears. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest("li")
  const other = row?.nextElementSibling ?? row?.previousElementSibling ?? button.closest("section")
  other?.querySelector<HTMLElement>("button")?.focus()
}

/** Removes a product from the shown list at once, and puts it back if the server refuses. */
function useRemoval(change: ChangeProducts | undefined, queryKey: readonly unknown[]) {
  const t = useTranslations("admin.catalog.products")
  const client = useQueryClient()
  const toast = useToast()
  const reload = () => client.invalidateQueries({ queryKey: ["admin", linkedProducts.name] })
  const undo = async (product: LinkedProduct) => {
    try {
      await change?.({ add: [product.id] })
    } catch {
      toast({ tone: "refused", title: t("undoFailed", { product: product.title }) })
    }
    await reload()
  }
  return useMutation({
    mutationFn: async (product: LinkedProduct) => change?.({ remove: [product.id] }),
    onMutate: async (product) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<ListPageData<LinkedProduct>>(queryKey)
      if (before) {
        const rows = before.rows.filter(({ id }) => id !== product.id)
        client.setQueryData(queryKey, { rows, count: before.count - 1 })
      }
      return before
    },
    onSuccess: (_, product) =>
      toast({
        title: t("removed", { product: product.title }),
        action: { label: t("undo"), onClick: () => void undo(product) },
      }),
    onError: (_, product, before) => {
      client.setQueryData(queryKey, before)
      toast({ tone: "refused", title: t("removeFailed", { product: product.title }) })
    },
    onSettled: reload,
  })
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
