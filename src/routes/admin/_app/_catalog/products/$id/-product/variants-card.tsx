import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { products } from "#routes/admin/_app/_catalog/-catalog/product.ts"
import { ListError } from "#routes/admin/-kit/list-states.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import type { Price } from "#schema/admin/entities/catalog.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SearchField } from "#ui/search-field.tsx"

const PAGE_SIZE = 20
const fields = [
  "id,title,sku,manage_inventory,allow_backorder,inventory_quantity,options.id,options.value",
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

/** Card with a product's variants: searched and paged on the server, each linked to its page. */
export function VariantsCard({ productId }: { productId: string }) {
  const t = useTranslations("admin.products.variants")
  const [search, setSearch] = useState<Search>({ q: "", page: 1 })
  const { data, error, refetch, isPlaceholderData } = useQuery(variantsQuery(productId, search))
  return (
    <Card
      title={t("title")}
      badge={data && search.q === "" && <Badge>{data.count}</Badge>}
      actions={
        data &&
        data.count > 0 && (
          <LinkButton size="sm" icon="edit" to="/admin/products/$id/variants" params={{ id: productId }}>
            {t("editAll")}
          </LinkButton>
        )
      }
    >
      <div id="variants" className="grid scroll-mt-20 gap-3">
        <SearchField label={t("search")} value={search.q} onSearch={(q) => setSearch({ q, page: 1 })} />
        <DataTable
          caption={t("title")}
          sticky={false}
          rows={data?.variants}
          rowId={({ id }) => id}
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
          columns={[
            {
              id: "title",
              header: t("columns.title"),
              cell: ({ id, title, sku }) => (
                <RowLink to="/admin/products/$id/variants/$variantId" params={{ id: productId, variantId: id }}>
                  {title || sku || id}
                </RowLink>
              ),
            },
            {
              id: "options",
              header: t("columns.options"),
              from: "lg",
              phone: "hidden",
              cell: ({ options }) => options?.map(({ value }) => value).join(" / "),
            },
            { id: "sku", header: t("columns.sku"), phone: "line", cell: ({ sku }) => sku },
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
              cell: ({ manage_inventory, allow_backorder, inventory_quantity }) =>
                manage_inventory
                  ? t(allow_backorder ? "backorder" : "available", { count: inventory_quantity ?? 0 })
                  : t("unmanaged"),
            },
          ]}
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
    </Card>
  )
}

const SHOWN = 2

/** The prices for one unit without conditions, at most two, and the number of the others. */
function PriceSummary({ prices }: { prices: readonly Price[] }) {
  const t = useTranslations("admin.products.variants")
  const locale = useLocale()
  const plain = prices.filter(
    ({ min_quantity, rules }) => min_quantity === null && Object.keys(rules ?? {}).length === 0,
  )
  if (prices.length === 0) return <span className="text-waiting-ink">{t("noPrice")}</span>
  const shown = plain.slice(0, SHOWN)
  const rest = prices.length - shown.length
  return (
    <span className="tabular-nums">
      {shown.map(({ amount, currency_code }) => formatMoney(amount, currency_code, locale)).join(" · ")}
      {rest > 0 && <span className="text-muted"> {t("morePrices", { count: rest })}</span>}
    </span>
  )
}
