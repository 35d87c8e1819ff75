import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { useSearchRows } from "#admin/kit/list/use-search-rows.ts"
import { variantsQuery } from "#admin/products/variants.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { type CheckSearch, itemsOf, toItems } from "./check-search.ts"

/** The most units of an item. */
const MAX = 9_999

const titleOf = ({
  product,
  title,
}: {
  product?: { title?: string | undefined } | null | undefined
  title: string | null | undefined
}) => [product?.title, title].filter(Boolean).join(", ")

function useVariantNames(ids: readonly string[]) {
  const { data } = useQuery({
    queryKey: ["admin", "variants", "names", ids],
    queryFn: async ({ signal }) => {
      const query = { id: [...ids], limit: ids.length, fields: "id,title,product.title" }
      const { variants } = await adminSdk().admin.productVariant.list({ query }, { signal })
      return new Map(variants.map((variant) => [variant.id, titleOf(variant)]))
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return data
}

interface CheckItemsProps {
  search: CheckSearch
  onChange: (change: CheckSearch) => void
}

/** The items of the cart with their quantities. */
export function CheckItems({ search, onChange }: CheckItemsProps) {
  const t = useTranslations("admin.promotionCheck")
  const found = useSearchRows(variantsQuery)
  const items = itemsOf(search)
  const names = useVariantNames(items.map(({ variant_id }) => variant_id))
  const put = (variant_id: string, quantity: number) => {
    const known = items.some((item) => item.variant_id === variant_id)
    const next = known
      ? items.map((item) => (item.variant_id === variant_id ? { variant_id, quantity } : item))
      : [...items, { variant_id, quantity }]
    const kept = next.filter((item) => item.quantity > 0)
    onChange({ items: kept.length > 0 ? toItems(kept) : undefined })
  }
  return (
    <div className="grid gap-3">
      <Combobox
        label={t("item")}
        placeholder={t("itemFind")}
        value={null}
        options={found.rows.map((variant) => ({
          value: variant.id,
          label: titleOf(variant),
          description: variant.sku ?? undefined,
          image: variant.thumbnail ?? variant.product?.thumbnail ?? null,
        }))}
        {...found.field}
        error={found.isError ? t("itemsFailed") : undefined}
        onChange={(choice) => {
          if (!choice) return
          const present = items.find((item) => item.variant_id === choice.value)
          put(choice.value, Math.min(MAX, (present?.quantity ?? 0) + 1))
        }}
      />
      {items.length === 0 ? (
        <p className="text-sm text-muted">{t("itemsNone")}</p>
      ) : (
        <ul className="grid gap-2">
          {items.map(({ variant_id, quantity }) => {
            const item = names?.get(variant_id)
            return (
              <li key={variant_id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
                <span className="min-w-0 flex-1 basis-28 wrap-anywhere">
                  {item ?? <Skeleton className="h-4 w-32" />}
                </span>
                <span className="flex items-center gap-1">
                  <QuantityStepper
                    label={t("quantity", { item: item ?? "" })}
                    value={quantity}
                    min={1}
                    max={MAX}
                    onChange={(next) => put(variant_id, next)}
                  />
                  <IconButton
                    icon="trash"
                    label={t("remove", { item: item ?? "" })}
                    onClick={() => put(variant_id, 0)}
                  />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
