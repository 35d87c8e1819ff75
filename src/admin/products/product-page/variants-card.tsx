import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import type { BulkAction } from "#admin/kit/list/bulk-action.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useRowSelection } from "#admin/kit/list/use-row-selection.tsx"
import { usePageCode } from "#admin/kit/use-page-code.ts"
import { products } from "#admin/products/product.resource.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Price } from "#schema/admin/entities/catalog.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { type Column, DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { Photo } from "#ui/photo.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { currenciesQuery } from "./currencies.ts"
import { optionedVariantsQuery, productOptionsQuery } from "./product-options.ts"
import { MAX_REORDERED } from "./reorder.ts"

const NewVariant = late(async () => (await import("./new-variant.tsx")).NewVariant)
const ReorderVariants = late(async () => (await import("./reorder-variants.tsx")).ReorderVariants)

const PAGE_SIZE = 20
const fields = [
  "id,title,sku,thumbnail,manage_inventory,allow_backorder,inventory_quantity",
  "prices.currency_code,prices.amount,prices.min_quantity,prices.price_rules.attribute,prices.price_rules.value",
].join(",")

interface Search {
  readonly q: string
  readonly page: number
}

const variantsQuery = (id: string, { q, page }: Search) =>
  queryOptions({
    queryKey: ["admin", products.name, "one", id, "variants", { q, page }],
    queryFn: ({ signal }) => {
      const paging = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, order: "variant_rank" }
      const query = { fields, ...paging, ...(q ? { q } : {}) }
      return adminSdk().admin.product.listVariants({ id, query }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof variantsQuery>["queryFn"] & object>>>["variants"][number]

/** Deletes the selected variants, one request each: the server refuses those whose stock is reserved. */
function useDeletion(productId: string): BulkAction<Row> {
  const t = useTranslations("admin.product.deleteVariants")
  return {
    label: t("label"),
    icon: "trash",
    isDangerous: true,
    texts: (count) => ({
      title: t("title", { count }),
      consequence: t("text", { count }),
      confirm: t("confirm", { count }),
      done: t("done", { count }),
    }),
    run: ({ id: variant_id }) =>
      adminSdk().admin.product.deleteVariant({ id: productId, variant_id, query: { fields: "id" } }),
    refresh: (client) => products.invalidate(client, productId),
  }
}

const nameOf = ({ title, sku, id }: Pick<Row, "title" | "sku" | "id">) => title || sku || id

function useVariantColumns(productId: string, thumbnail: string | null): readonly Column<Row>[] {
  const t = useTranslations("admin.products.variants")
  return [
    {
      id: "title",
      header: t("columns.title"),
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <Photo
            src={row.thumbnail ?? thumbnail}
            alt=""
            loading="lazy"
            className="size-8 shrink-0 rounded-md object-cover"
          />
          <span className="max-w-48 min-w-0 truncate">
            <RowLink to="/admin/products/$id/variants/$variantId" params={{ id: productId, variantId: row.id }}>
              {nameOf(row)}
            </RowLink>
          </span>
        </span>
      ),
    },
    {
      id: "sku",
      header: t("columns.sku"),
      phone: "line",
      cell: ({ sku }) => <span className="block max-w-44 truncate">{sku}</span>,
    },
    {
      id: "prices",
      header: t("columns.prices"),
      phone: "line",
      cell: ({ prices }) => <PriceSummary prices={prices ?? []} />,
    },
    {
      id: "stock",
      header: t("columns.stock"),
      align: "end",
      phone: "line",
      cell: ({ manage_inventory, allow_backorder, inventory_quantity }) => (
        <span className="whitespace-nowrap">
          {manage_inventory
            ? t(allow_backorder ? "backorder" : "available", { count: inventory_quantity ?? 0 })
            : t("unmanaged")}
        </span>
      ),
    },
  ]
}

interface VariantsCardProps {
  productId: string
  /** Shown for variants without an image of their own. */
  thumbnail: string | null
}

/** Card with a product's variants: searched and paged on the server, each linked to its page. */
export function VariantsCard({ productId, thumbnail }: VariantsCardProps) {
  const t = useTranslations("admin.products.variants")
  usePageCode("/admin/products/$id/variants")
  const tp = useTranslations("admin.product")
  const [search, setSearch] = useState<Search>({ q: "", page: 1 })
  const [open, setOpen] = useState<"new" | "order">()
  const { data, error, refetch, isPlaceholderData } = useQuery(variantsQuery(productId, search))
  const options = useQuery(productOptionsQuery(productId))
  const all = useQuery(optionedVariantsQuery(productId))
  const columns = useVariantColumns(productId, thumbnail)
  const { selection, dialog } = useRowSelection<Row>({
    scope: `${productId} ${search.q}`,
    list: { rows: data?.variants, count: data?.count },
    rowName: nameOf,
    bulk: [useDeletion(productId)],
  })
  const loading = options.data && all.data ? undefined : t("loading")
  const shared = {
    productId,
    options: options.data ?? [],
    variants: all.data ?? [],
    onClose: () => setOpen(undefined),
  }
  const count = all.data?.length ?? 0
  return (
    <Card
      title={t("title")}
      badge={data && search.q === "" && <Badge>{data.count}</Badge>}
      actions={
        <>
          {data && data.count > 0 && (
            <LinkButton size="sm" icon="edit" to="/admin/products/$id/variants" params={{ id: productId }}>
              {t("editAll")}
            </LinkButton>
          )}
          {count > 1 && (
            <Button
              size="sm"
              icon="sort"
              disabledReason={
                loading ?? (count > MAX_REORDERED ? tp("reorder.tooMany", { max: String(MAX_REORDERED) }) : undefined)
              }
              onPointerEnter={ReorderVariants.preload}
              onClick={() => setOpen("order")}
            >
              {tp("reorder.open")}
            </Button>
          )}
          <Button
            size="sm"
            icon="plus"
            disabledReason={loading}
            onPointerEnter={NewVariant.preload}
            onClick={() => setOpen("new")}
          >
            {tp("newVariant.create")}
          </Button>
        </>
      }
    >
      <div id="variants" className="grid grid-cols-[minmax(0,1fr)] scroll-mt-20 gap-3">
        <SearchField label={t("search")} value={search.q} onSearch={(q) => setSearch({ q, page: 1 })} />
        <DataTable
          caption={t("title")}
          sticky={false}
          rows={data?.variants}
          rowId={({ id }) => id}
          rowName={nameOf}
          selection={selection}
          refreshing={isPlaceholderData}
          skeletonRows={3}
          problem={error && <ListError error={error} onRetry={() => void refetch()} />}
          empty={
            search.q ? (
              <EmptyState icon="search" title={t("noMatch")} />
            ) : (
              <EmptyState icon="box" title={t("none.title")} text={t("none.text")} />
            )
          }
          columns={columns}
        />
        {data && data.count > PAGE_SIZE && (
          <Pagination
            count={data.count}
            page={search.page}
            pageSize={PAGE_SIZE}
            onPage={(page) => setSearch({ ...search, page })}
          />
        )}
      </div>
      {dialog}
      <Suspense>
        {open === "new" && <NewVariant {...shared} />}
        {open === "order" && <ReorderVariants {...shared} />}
      </Suspense>
    </Card>
  )
}

const SHOWN = 1

/** The prices for one unit without conditions, at most one, and the number of the others. */
function PriceSummary({ prices }: { prices: readonly Price[] }) {
  const t = useTranslations("admin.products.variants")
  const locale = useLocale()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const plain = prices.filter(
    ({ min_quantity, rules }) => min_quantity === null && Object.keys(rules ?? {}).length === 0,
  )
  if (prices.length === 0) return <span className="text-waiting-ink">{t("noPrice")}</span>
  // The store's default currency first.
  const rank = ({ currency_code }: Price) =>
    currencies.includes(currency_code) ? currencies.indexOf(currency_code) : 99
  const shown = plain.sort((a, b) => rank(a) - rank(b)).slice(0, SHOWN)
  const rest = prices.length - shown.length
  return (
    <span className="whitespace-nowrap tabular-nums">
      {shown.map(({ amount, currency_code }) => formatMoney(amount, currency_code, locale)).join(" · ")}
      {rest > 0 && <span className="text-muted"> {t("morePrices", { count: rest })}</span>}
    </span>
  )
}
