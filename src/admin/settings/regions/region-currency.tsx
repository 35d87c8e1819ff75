import { useQuery } from "@tanstack/react-query"
import { currencyQuery } from "#admin/settings/store/currencies.ts"
import { useCurrencyName } from "#admin/settings/store/currency-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"

interface RegionCurrencyProps {
  code: string
  hint: string
  onChange: () => void
}

/** The currency of a region, with how its amounts are written; the list of currencies loads when it is changed. */
export function RegionCurrency({ code, hint, onChange }: RegionCurrencyProps) {
  const t = useTranslations("admin.region")
  const nameOfCurrency = useCurrencyName()
  const { data, error } = useQuery(currencyQuery(code))
  const isUnknown = error !== null && toApiError(error).status === 404
  return (
    <div className="grid content-start gap-1.5 text-sm">
      <p className="font-semibold">{t("currency_code")}</p>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="grid min-w-0">
          <span className="wrap-anywhere">{nameOfCurrency(code)}</span>
          {data && (
            <span className="text-xs text-muted">
              {t("amounts", { symbol: data.symbol_native, count: data.decimal_digits })}
            </span>
          )}
          {isUnknown && (
            <span>
              <Badge tone="waiting">{t("unknownCurrency")}</Badge>
            </span>
          )}
        </span>
        <Button size="sm" onClick={onChange}>
          {t("changeCurrency")}
        </Button>
      </div>
      <p className="text-xs text-muted">{isUnknown ? t("unknownCurrencyHint") : hint}</p>
    </div>
  )
}
