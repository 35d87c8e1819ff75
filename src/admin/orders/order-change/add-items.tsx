import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { ShowMore } from "#admin/kit/list/show-more.tsx"
import { useSearchRows } from "#admin/kit/list/use-search-rows.ts"
import { activePriceListsQuery, priceBuyerQuery } from "#admin/products/charged-prices.ts"
import { variantsQuery } from "#admin/products/variants.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { type CandidatePrice, chargedPrice } from "#machines/orders/order-change/charged-price.rules.ts"
import { addedUnits } from "#machines/orders/order-change/stock.rules.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { useSteadyPlace } from "#ui/use-steady-place.ts"
import type { ChangeProps } from "./change-page.tsx"
import { useAvailableUnits } from "./use-available-units.ts"

interface AddItemsProps {
  change: ChangeProps
  title: string
  /** Price of one unit of a variant in major units; undefined for its current price. */
  givenPrice?: (variantId: string) => number | undefined
}

/** Units that can still be added: available ones without those that the change adds already. */
const leftOf = (preview: OrderPreview, variantId: string, available: number | null | undefined) => {
  if (typeof available !== "number") return available
  const same = preview.items.filter(({ variant_id }) => variant_id === variantId)
  return Math.max(0, available - same.reduce((sum, item) => sum + addedUnits(item), 0))
}

/** Searches variants by name, SKU or barcode and stages one unit of a variant. */
export function AddItems({ change: { preview, money, send }, title: heading, givenPrice }: AddItemsProps) {
  const { currency } = money
  const t = useTranslations("admin.orderChange.add")
  const tc = useTranslations("admin.orderChange")
  const card = useRef<HTMLDivElement>(null)
  useSteadyPlace(card)
  const availableOf = useAvailableUnits(preview.id)
  const variants = useSearchRows((search) => ({ ...variantsQuery(search), enabled: search.q !== "" }))
  const { q: query, field } = variants
  const lists = useQuery({ ...activePriceListsQuery, enabled: query !== "" })
  const buyer = useQuery({ ...priceBuyerQuery(preview.id), enabled: query !== "" })
  const priceOf = ({ id, prices }: { id: string; prices?: readonly unknown[] | null | undefined }) => {
    const candidates = (prices ?? []) as readonly CandidatePrice[]
    return chargedPrice(id, candidates, lists.data ?? [], buyer.data ?? { currency, attributes: {} })
  }
  // Until the price lists are loaded, a price could still change.
  const hasPriceLists = !(lists.isLoading || buyer.isLoading)
  return (
    <Card title={heading}>
      <div ref={card} className="grid gap-3">
        <SearchField label={t("search")} placeholder={t("hint")} value={query} onSearch={(q) => field.onQuery?.(q)} />
        {query === "" && <p className="text-muted">{t("start")}</p>}
        {query !== "" && variants.isLoaded && variants.rows.length === 0 && (
          <p className="text-muted">{t("none", { query })}</p>
        )}
        <ul className="divide-y divide-line">
          {(query === "" ? [] : variants.rows).map((variant) => {
            const title = [variant.product?.title, variant.title].filter(Boolean).join(", ")
            const unitPrice = givenPrice?.(variant.id)
            const hasPrice = unitPrice !== undefined || hasPriceLists
            const amount = unitPrice ?? priceOf(variant)
            const left = leftOf(preview, variant.id, availableOf(variant))
            const reason =
              hasPrice && amount === undefined
                ? t("noPrice", { currency: currency.toUpperCase() })
                : left === 0
                  ? t("outOfStock")
                  : undefined
            return (
              <li key={variant.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
                  <Photo
                    src={variant.thumbnail ?? variant.product?.thumbnail}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    className="size-10 shrink-0 rounded-md bg-sunken object-cover"
                  />
                  <div className="min-w-0">
                    <p className="truncate font-semibold">{title}</p>
                    <p className="text-muted">
                      {[
                        variant.sku,
                        left === 0 ? t("outOfStock") : typeof left === "number" && tc("available", { count: left }),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </p>
                  </div>
                </div>
                <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between max-sm:pl-13">
                  {hasPrice && amount !== undefined && <Money amount={amount} currency={currency} />}
                  <Button
                    size="sm"
                    icon="plus"
                    aria-label={t("addNamed", { title })}
                    disabledReason={reason}
                    onClick={() => {
                      const price = unitPrice === undefined ? {} : { unit_price: unitPrice }
                      send({ type: "change.addItems", items: [{ variant_id: variant.id, quantity: 1, ...price }] })
                    }}
                  >
                    {t("action")}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
        {query !== "" && <ShowMore shown={variants.rows.length} field={field} />}
      </div>
    </Card>
  )
}
