import { categoryNames } from "#admin/catalog/categories/category.resource.ts"
import { productCollections } from "#admin/catalog/collections/collection.resource.ts"
import { productTags } from "#admin/catalog/types-and-tags/product-tag.resource.ts"
import { productTypes } from "#admin/catalog/types-and-tags/product-type.resource.ts"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { entityOptions, type FilterSpec } from "#admin/kit/list/filter-specs.ts"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { salesChannels } from "#admin/settings/sales-channels/sales-channel.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { asOption } from "./as-option.ts"
import type { ProductRow } from "./product.resource.ts"
import { ProductName, ProductStatusBadge } from "./product-name.tsx"
import { type ProductSearch, productStatuses } from "./product-search.ts"
import { SalesBadge } from "./sales-badge.tsx"

/** Filters of the product list. */
export function useProductFilters(): readonly FilterSpec<ProductSearch>[] {
  const t = useTranslations("admin.lists.products.columns")
  const tStatus = useTranslations("admin.catalog.products.status")
  return [
    {
      kind: "many",
      id: "status",
      label: t("status"),
      options: productStatuses.map((status) => ({ value: status, label: tStatus(status) })),
    },
    { kind: "entity", id: "channel", label: t("channels"), options: entityOptions(salesChannels, asOption) },
    { kind: "entity", id: "collection", label: t("collection"), options: entityOptions(productCollections, asOption) },
    { kind: "entity", id: "category", label: t("category"), options: entityOptions(categoryNames, asOption) },
    { kind: "entity", id: "type", label: t("type"), options: entityOptions(productTypes, asOption) },
    { kind: "entity", id: "tag", label: t("tag"), options: entityOptions(productTags, asOption) },
    { kind: "text", id: "sku", label: t("sku") },
    ...useDateFilters(),
  ]
}

const names = (rows: ProductRow["sales_channels"]) => rows?.map(({ name }) => name).join(", ")

/** Columns of the product list. */
export function useProductColumns(): readonly ListColumn<ProductRow>[] {
  const t = useTranslations("admin.lists.products.columns")
  const dates = useDateColumns() as readonly ListColumn<ProductRow>[]
  return [
    {
      id: "title",
      header: t("title"),
      sortable: true,
      phone: "title",
      cell: (product) => <ProductName product={product} isRow />,
    },
    {
      id: "status",
      header: t("status"),
      phone: "badge",
      width: "9rem",
      cell: ({ status }) => <ProductStatusBadge status={status} />,
    },
    { id: "collection", header: t("collection"), phone: "line", from: "lg", cell: (row) => row.collection?.title },
    {
      id: "sales",
      header: t("sales"),
      interactive: true,
      phone: "line",
      from: "lg",
      width: "9rem",
      cell: (product) => <SalesBadge product={product} />,
    },
    { id: "type", header: t("type"), phone: "hidden", from: "xl", cell: (row) => row.type?.value },
    {
      id: "channels",
      header: t("channels"),
      phone: "hidden",
      from: "md",
      cell: (row) => <span className="block max-w-44 truncate">{names(row.sales_channels)}</span>,
    },
    ...dates,
  ]
}
