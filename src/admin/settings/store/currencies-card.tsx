import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { useCurrencyName } from "./currency-name.ts"

/** A currency of the store in its form. */
export interface CurrencyRow {
  /** The code of the currency. */
  readonly key: string
  readonly isDefault: boolean
}

interface CurrenciesCardProps {
  value: readonly CurrencyRow[]
  error?: string | undefined
  onChange: (rows: readonly CurrencyRow[]) => void
  /** Codes of the currencies that the server knows. */
  known: readonly string[]
  /** Names of the regions that use a currency. */
  regionsOf: (code: string) => readonly string[]
}

/** Card with the store's currencies and the default one. */
export function CurrenciesCard({ value: rows, error, onChange, known, regionsOf }: CurrenciesCardProps) {
  const t = useTranslations("admin.storeSettings")
  const nameOfCurrency = useCurrencyName()
  const [isAdding, setAdding] = useState(false)
  const whyKept = ({ key, isDefault }: CurrencyRow) => {
    if (isDefault) return t("isDefault")
    const regions = regionsOf(key)
    return regions.length > 0 ? t("usedBy", { regions: regions.map((name) => `“${name}”`).join(", ") }) : undefined
  }
  return (
    <Card
      title={t("supported_currencies")}
      description={t("currenciesHint")}
      actions={
        <Button size="sm" icon="plus" onClick={() => setAdding(!isAdding)} aria-expanded={isAdding}>
          {t("add")}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        {error && <p className="text-xs text-refused-ink">{error}</p>}
        {isAdding && (
          <Combobox
            label={t("add")}
            labelHidden
            placeholder={t("find")}
            value={null}
            onChange={(choice) => {
              if (!choice) return
              setAdding(false)
              onChange([...rows, { key: choice.value, isDefault: rows.length === 0 }])
            }}
            options={known.map((code) => ({
              value: code,
              label: nameOfCurrency(code),
              ...(rows.some(({ key }) => key === code) ? { description: t("added"), disabled: true } : {}),
            }))}
          />
        )}
        {rows.length === 0 && <p className="text-muted">{t("noCurrencies")}</p>}
        <ul className="divide-y divide-line">
          {rows.map((row) => {
            const name = nameOfCurrency(row.key)
            return (
              <li key={row.key} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
                <span className="flex min-w-28 flex-1 flex-wrap items-center gap-2">
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  {!known.includes(row.key) && known.length > 0 && <Badge tone="waiting">{t("unknown")}</Badge>}
                  {row.isDefault && <Badge tone="progress">{t("default")}</Badge>}
                </span>
                {!row.isDefault && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t("makeDefault", { currency: name })}
                    onClick={() => onChange(rows.map((each) => ({ ...each, isDefault: each.key === row.key })))}
                  >
                    {t("setDefault")}
                  </Button>
                )}
                <IconButton
                  icon="trash"
                  label={t("remove", { name: name })}
                  disabledReason={whyKept(row)}
                  onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
