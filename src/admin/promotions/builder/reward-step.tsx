import { useQuery } from "@tanstack/react-query"
import { storeQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseMoney } from "#lib/money-input.ts"
import { parseWhole } from "#lib/parse-whole.ts"
import { parsePercent } from "#lib/percent-input.ts"
import {
  allocations,
  hasMax,
  type PromotionDraft,
  type Typed,
} from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField } from "#ui/text-field.tsx"
import type { StepProps } from "./step-props.ts"

/** A whole number as typed. */
export const typedWhole = (text: string, locale: string): Typed => ({ text, value: parseWhole(text, locale) ?? null })

/** An amount as typed; without a currency, it may have two decimals. */
export const typedAmount = (text: string, currency: string, locale: string): Typed => ({
  text,
  value: parseMoney(text, currency || "usd", locale).amount ?? null,
})

/** How much is taken off how many units. */
export function RewardStep({ draft, problemOf, change }: StepProps) {
  const t = useTranslations("admin.promotionBuilder")
  const locale = useLocale()
  const { data: store } = useQuery(storeQuery)
  const { kind, method, value, currency, allocation } = draft
  const currencies = [...new Set([...(store?.currencies ?? []), ...(currency ? [currency] : [])])]
  const typed = (text: string, as: Pick<PromotionDraft, "method" | "currency"> = draft): Typed =>
    as.method === "percentage"
      ? { text, value: parsePercent(text, locale) ?? null }
      : typedAmount(text, as.currency, locale)
  const isPerUnit = kind === "buyget" || (kind === "items" && allocation !== "across")
  const quantity = (field: "max" | "buy" | "get", label: string, hint?: string) => (
    <NumberField
      label={label}
      hint={hint}
      inputMode="numeric"
      value={draft[field].text}
      error={problemOf(field)}
      onChange={({ target }) => change({ [field]: typedWhole(target.value, locale) })}
    />
  )
  return (
    <>
      <Card title={t("steps.reward")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <RadioCards
              legend={t("method")}
              columns={2}
              value={method}
              options={(["percentage", "fixed"] as const).map((each) => ({ value: each, label: t(`methods.${each}`) }))}
              onChange={(next) => change({ method: next, value: typed(value.text, { method: next, currency }) })}
            />
          </div>
          <NumberField
            label={t(method === "percentage" ? "percent" : "amount")}
            after={method === "percentage" ? "%" : currency.toUpperCase() || undefined}
            hint={method === "fixed" ? t(`amountHint.${isPerUnit ? "each" : "across"}`) : undefined}
            value={value.text}
            error={problemOf("value")}
            onChange={({ target }) => change({ value: typed(target.value) })}
          />
          <Select
            label={t("currency")}
            hint={t("currencyHint")}
            value={currency}
            error={problemOf("currency")}
            options={[
              { value: "", label: t("anyCurrency") },
              ...currencies.map((each) => ({ value: each, label: each.toUpperCase() })),
            ]}
            onChange={({ target }) =>
              change({ currency: target.value, value: typed(value.text, { method, currency: target.value }) })
            }
          />
          <div className="sm:col-span-2">
            <Checkbox
              label={t("tax")}
              checked={draft.withTax}
              onChange={({ target }) => change({ withTax: target.checked })}
            />
          </div>
        </div>
      </Card>
      {(kind === "items" || kind === "buyget") && (
        <Card title={t("allocation")}>
          <div className="grid gap-4 sm:grid-cols-2">
            {kind === "items" && (
              <div className="sm:col-span-2">
                <RadioCards
                  legend={t("allocation")}
                  legendHidden
                  columns={3}
                  value={allocation}
                  options={allocations.map((each) => ({ value: each, label: t(`allocations.${each}`) }))}
                  onChange={(next) => change({ allocation: next })}
                />
              </div>
            )}
            {kind === "buyget" && quantity("buy", t("buy"))}
            {kind === "buyget" && quantity("get", t("get"))}
            {hasMax(draft) &&
              quantity(
                "max",
                t(`max.${kind === "buyget" ? "buyget" : allocation === "once" ? "once" : "each"}`),
                kind === "buyget" ? t("maxHint") : undefined,
              )}
          </div>
        </Card>
      )}
    </>
  )
}
