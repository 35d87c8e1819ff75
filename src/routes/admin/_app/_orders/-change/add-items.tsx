import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { variantsQuery } from "#routes/admin/-queries/variants.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Money } from "#ui/money.tsx"
import { SearchField } from "#ui/search-field.tsx"
import type { ChangeProps } from "./change-page.tsx"

interface AddItemsProps extends Pick<ChangeProps, "send"> {
  title: string
  currency: string
}

/** Searches variants by name, SKU or barcode and stages one unit of a variant. */
export function AddItems({ title: heading, currency, send }: AddItemsProps) {
  const t = useTranslations("admin.orderChange.add")
  const [query, setQuery] = useState("")
  const variants = useQuery({ ...variantsQuery(query), enabled: query !== "" })
  const priceOf = (prices: readonly { amount: number; currency_code: string }[] | null | undefined) =>
    prices?.find((p) => p.currency_code === currency)?.amount
  return (
    <Card title={heading}>
      <div className="grid gap-3">
        <SearchField label={t("search")} placeholder={t("hint")} value={query} onSearch={setQuery} />
        {query === "" && <p className="text-muted">{t("start")}</p>}
        {query !== "" && variants.data?.length === 0 && <p className="text-muted">{t("none", { query })}</p>}
        <ul className="divide-y divide-line">
          {(query === "" ? [] : (variants.data ?? [])).map((variant) => {
            const title = [variant.product?.title, variant.title].filter(Boolean).join(", ")
            const amount = priceOf(variant.prices)
            return (
              <li key={variant.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <div className="min-w-0">
                  <p className="truncate font-semibold">{title}</p>
                  <p className="text-muted">{variant.sku}</p>
                </div>
                <div className="flex items-center gap-4">
                  {amount !== undefined && <Money amount={amount} currency={currency} />}
                  <Button
                    size="sm"
                    icon="plus"
                    aria-label={t("addNamed", { title })}
                    disabledReason={
                      amount === undefined ? t("noPrice", { currency: currency.toUpperCase() }) : undefined
                    }
                    onClick={() => send({ type: "change.addItems", items: [{ variant_id: variant.id, quantity: 1 }] })}
                  >
                    {t("action")}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
