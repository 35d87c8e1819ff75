import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { storeQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { translateMoney } from "#lib/money-input.ts"
import { allocations } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Facts } from "#ui/facts.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { countedBy, GuestNotice } from "./guest-notice.tsx"
import { promotions } from "./promotion.resource.ts"
import {
  hasAllocation,
  hasMax,
  kindOf,
  type MethodInput,
  promotionSchema,
  promotionValues,
} from "./promotion-schema.ts"

type Body = Parameters<typeof promotions.update>[1]

/** The form only changes existing promotions. */
const editable = {
  name: promotions.name,
  one: promotions.one,
  update: (id: string, body: object) => promotions.update(id, body as Body),
  invalidate: promotions.invalidate,
}

function useRuleTexts(promotion: Promotion) {
  const t = useTranslations("admin.promotionEdit.invalid")
  const tb = useTranslations("admin.promotionBuilder.problems")
  const locale = useLocale()
  const reasons = ["percent", "amount", "currency", "quantity", "maxBelowGet", "limit"] as const
  const currency = promotion.campaign?.budget?.currency_code?.toUpperCase() ?? ""
  return {
    ...Object.fromEntries(reasons.map((reason) => [reason, tb(reason)])),
    belowUsed: t("belowUsed", { used: new Intl.NumberFormat(locale).format(promotion.used ?? 0) }),
    automatic: t("automatic"),
    otherCurrency: t("otherCurrency", { currency }),
  }
}

interface PromotionFormProps {
  promotion: Promotion
  /** Cards that save on their own. */
  below: ReactNode
}

/** Form of a promotion: its discount, its code and its limits. */
export function PromotionForm({ promotion, below }: PromotionFormProps) {
  const t = useTranslations("admin.promotionEdit")
  const tb = useTranslations("admin.promotionBuilder")
  const locale = useLocale()
  const form = useResourceForm({
    resource: editable,
    record: promotion,
    toValues: (record: Promotion | undefined) => promotionValues(record ?? promotion, locale),
    schema: promotionSchema(promotion, locale),
    texts: {
      labels: {
        code: tb("code"),
        is_automatic: tb("how"),
        is_tax_inclusive: tb("tax"),
        limit: tb("limit"),
        application_method: t("discount"),
      },
      saved: t("saved"),
    },
    rules: useRuleTexts(promotion),
    exceptions: { limit: /^Promotion limit / },
    translate: (values, from, to) => {
      const { type, value, currency } = values.application_method
      if (type === "percentage") return values
      const method = { ...values.application_method, value: translateMoney(value, currency || "usd", from, to) }
      return { ...values, application_method: method }
    },
  })
  const { value: method, onChange } = form.input("application_method")
  const { value: isAutomatic, onChange: setAutomatic } = form.input("is_automatic")
  const { value: limit, onChange: setLimit } = form.input("limit")
  const how = isAutomatic ? "automatic" : "code"
  const field = (name: keyof MethodInput) => ({
    value: method[name],
    error: form.rowError("application_method", name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...method, [name]: target.value }),
  })
  const budget = promotion.campaign?.budget
  return (
    <ResourceForm form={form} submit={t("save")} below={below}>
      <Card title={t("discount")}>
        <DiscountFields promotion={promotion} method={method} field={field} set={onChange}>
          <Checkbox {...form.field("is_tax_inclusive")} />
        </DiscountFields>
      </Card>
      <Card title={t("limits")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <RadioCards
              legend={tb("how")}
              columns={2}
              value={how}
              options={(["code", "automatic"] as const).map((value) => ({ value, label: tb(`hows.${value}`) }))}
              onChange={(value) => {
                setAutomatic(value === "automatic")
                if (value === "automatic") setLimit("")
              }}
            />
          </div>
          <TextField hint={tb(`codeHint.${how}`)} autoComplete="off" {...form.field("code")} />
          {(!isAutomatic || limit !== "") && (
            <NumberField hint={tb("limitHint")} inputMode="numeric" optional {...form.field("limit")} />
          )}
          <div className="grid gap-4 empty:hidden sm:col-span-2">
            <GuestNotice by={countedBy(budget)} promotions={[{ is_automatic: isAutomatic }]} />
          </div>
        </div>
      </Card>
      <Card title={t("fixed")}>
        <Facts
          items={[
            { label: t("kind"), value: <Reason text={tb(`kinds.${kindOf(promotion)}`)} reason={t("kindFixed")} /> },
            ...(budget
              ? [{ label: t("budget"), value: <Reason text={promotion.campaign?.name} reason={t("budgetHint")} /> }]
              : []),
          ]}
        />
      </Card>
    </ResourceForm>
  )
}

function Reason({ text, reason }: { text: ReactNode; reason: string }) {
  return (
    <>
      <span className="block">{text}</span>
      <span className="block text-sm text-muted">{reason}</span>
    </>
  )
}

interface DiscountFieldsProps {
  promotion: Promotion
  method: MethodInput
  field: (name: keyof MethodInput) => {
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  set: (method: MethodInput) => void
  children: ReactNode
}

function DiscountFields({ promotion, method, field, set, children }: DiscountFieldsProps) {
  const t = useTranslations("admin.promotionBuilder")
  const { data: store } = useQuery(storeQuery)
  const currencies = [...new Set([...(store?.currencies ?? []), ...(method.currency ? [method.currency] : [])])]
  const isBuyGet = promotion.type === "buyget"
  const isPercentage = method.type === "percentage"
  const perUnit = isBuyGet || (hasAllocation(promotion) && method.allocation !== "across")
  const max = isBuyGet ? "buyget" : method.allocation === "once" ? "once" : "each"
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <RadioCards
          legend={t("method")}
          columns={2}
          value={method.type}
          options={(["percentage", "fixed"] as const).map((value) => ({ value, label: t(`methods.${value}`) }))}
          onChange={(type) => set({ ...method, type })}
        />
      </div>
      <NumberField
        label={t(isPercentage ? "percent" : "amount")}
        after={isPercentage ? "%" : method.currency.toUpperCase() || undefined}
        hint={isPercentage ? undefined : t(`amountHint.${perUnit ? "each" : "across"}`)}
        {...field("value")}
      />
      <Select
        label={t("currency")}
        hint={t("currencyHint")}
        options={[
          { value: "", label: t("anyCurrency") },
          ...currencies.map((each) => ({ value: each, label: each.toUpperCase() })),
        ]}
        {...field("currency")}
      />
      {hasAllocation(promotion) && (
        <div className="sm:col-span-2">
          <RadioCards
            legend={t("allocation")}
            columns={3}
            value={method.allocation || "across"}
            options={allocations.map((value) => ({ value, label: t(`allocations.${value}`) }))}
            onChange={(allocation) => set({ ...method, allocation })}
          />
        </div>
      )}
      {isBuyGet && <NumberField label={t("buy")} inputMode="numeric" {...field("buy")} />}
      {isBuyGet && <NumberField label={t("get")} inputMode="numeric" {...field("get")} />}
      {hasMax(promotion, method) && <NumberField label={t(`max.${max}`)} inputMode="numeric" {...field("max")} />}
      <div className="sm:col-span-2">{children}</div>
    </div>
  )
}
