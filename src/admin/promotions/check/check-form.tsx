import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { orders } from "#admin/orders/order.resource.ts"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { isEmail } from "#lib/email.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { CheckItems } from "./check-items.tsx"
import type { CheckSearch } from "./check-search.ts"
import { orderCartQuery } from "./order-cart.ts"
import { trialOptionsQuery, useTrialPlace } from "./trial-settings.ts"
import type { CheckRun } from "./use-check.ts"

interface CheckFormProps {
  promotion: Promotion
  search: CheckSearch
  check: CheckRun
  onChange: (change: CheckSearch) => void
  /** Whether the typed email isn't one. */
  isRefused: boolean
  onRefused: (isRefused: boolean) => void
}

/** The content of the cart, entered or copied from an order. */
export function CheckForm({ promotion, search, check, onChange, isRefused, onRefused }: CheckFormProps) {
  const t = useTranslations("admin.promotionCheck")
  const locale = useLocale()
  const client = useQueryClient()
  const { regions, channels, region, countries, country, channel } = useTrialPlace(search)
  const { data: options = [] } = useQuery(trialOptionsQuery)
  const offered = options.filter((option) => country !== undefined && option.countries.includes(country))
  const countryNames = new Intl.DisplayNames(locale, { type: "region" })
  const [order, setOrder] = useState<string | null>(null)
  const copy = async (id: string | null) => {
    setOrder(id)
    if (id !== null) onChange(await client.fetchQuery(orderCartQuery(id)))
  }
  const whyNot = !search.items?.length
    ? t("needsItem")
    : channels.data?.length === 0
      ? t("noKey.title")
      : isRefused
        ? t("emailProblem")
        : undefined
  return (
    <Card title={t("cart")}>
      <div className="grid gap-4">
        <EntityPicker
          label={t("order")}
          hint={t("orderHint")}
          placeholder={t("orderFind")}
          optional
          resource={orders}
          value={order}
          option={({ id, display_id, email }) => ({
            value: id,
            label: t("orderName", { number: String(display_id) }),
            description: email ?? undefined,
          })}
          onChange={(id) => void copy(id)}
        />
        <CheckItems search={search} onChange={onChange} />
        <Select
          label={t("region")}
          mandatory
          value={region?.id ?? ""}
          options={regions.map(({ id, name, currency_code }) => ({
            value: id,
            label: `${name} (${currency_code?.toUpperCase()})`,
          }))}
          onChange={({ target }) => onChange({ region: target.value, country: undefined, shipping: undefined })}
        />
        {countries.length > 1 && (
          <Select
            label={t("country")}
            mandatory
            value={country ?? ""}
            options={countries.map((code) => ({ value: code, label: countryNames.of(code.toUpperCase()) ?? code }))}
            onChange={({ target }) => onChange({ country: target.value, shipping: undefined })}
          />
        )}
        {(channels.data?.length ?? 0) > 1 && (
          <Select
            label={t("channel")}
            mandatory
            value={channel?.id ?? ""}
            options={(channels.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => onChange({ channel: target.value })}
          />
        )}
        <Buyer search={search} onChange={onChange} onRefused={onRefused} />
        <Select
          label={t("shipping")}
          placeholder={t("shippingNone")}
          value={offered.some(({ id }) => id === search.shipping) ? (search.shipping ?? "") : ""}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ shipping: target.value || undefined })}
        />
        {!promotion.is_automatic && (
          <Checkbox
            label={t("enterCode", { code: promotion.code ?? "" })}
            checked={search.code !== false}
            onChange={({ target }) => onChange({ code: target.checked ? undefined : false })}
          />
        )}
        <EntityPicker
          label={t("otherCodes")}
          hint={t("otherCodesHint")}
          placeholder={t("otherCodesFind")}
          optional
          resource={promotions}
          multiple
          value={search.others ?? []}
          option={({ id, code }) => ({ value: id, label: code ?? id })}
          onChange={(ids) => onChange({ others: ids.length > 0 ? [...ids] : undefined })}
        />
        <Button
          variant="primary"
          busy={check.check.isPending}
          disabledReason={whyNot}
          onClick={() => check.check.mutate()}
        >
          {t("submit")}
        </Button>
      </div>
    </Card>
  )
}

/** A customer, an email or a customer group: one of them at a time. */
function Buyer({ search, onChange, onRefused }: Pick<CheckFormProps, "search" | "onChange" | "onRefused">) {
  const t = useTranslations("admin.promotionCheck")
  const [email, setEmail] = useState(search.email ?? "")
  const isValid = email.trim() === "" || isEmail(email.trim())
  const none = { customer: undefined, email: undefined, group: undefined }
  const choose = (change: CheckSearch) => {
    setEmail("")
    onRefused(false)
    onChange({ ...none, ...change })
  }
  return (
    <>
      <EntityPicker
        label={t("customer")}
        placeholder={t("guest")}
        optional
        resource={customers}
        value={search.customer ?? null}
        option={(row) => ({
          value: row.id,
          label: nameOf(row) || (row.email ?? ""),
          description: row.email ?? undefined,
        })}
        onChange={(id) => choose({ customer: id ?? undefined })}
      />
      <TextField
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="off"
        optional
        value={search.customer || search.group ? "" : email}
        error={isValid ? undefined : t("emailProblem")}
        onChange={({ target }) => {
          setEmail(target.value)
          const next = target.value.trim()
          onRefused(next !== "" && !isEmail(next))
          onChange({ ...none, email: isEmail(next) ? next : undefined })
        }}
      />
      <EntityPicker
        label={t("group")}
        hint={search.group ? t("groupHint") : undefined}
        placeholder={t("groupNone")}
        optional
        resource={customerGroups}
        value={search.group ?? null}
        option={({ id, name }) => ({ value: id, label: name ?? "" })}
        onChange={(id) => choose({ group: id ?? undefined })}
      />
    </>
  )
}
