import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { linkedProducts } from "#admin/products/product.resource.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import type { CheckSearch } from "./check-search.ts"
import { checkedVariantsQuery } from "./checked.ts"

interface CheckFormProps {
  search: CheckSearch
  onChange: (change: CheckSearch) => void
  /** Says whether the typed quantity isn't a whole number. */
  onRefused: (isRefused: boolean) => void
}

/** The variant, the region, the customer or group, the quantity and the time. */
export function CheckForm({ search, onChange, onRefused }: CheckFormProps) {
  const t = useTranslations("admin.priceCheck")
  const { data: regions = [] } = useQuery(regionsQuery)
  const { data: variants = [] } = useQuery(checkedVariantsQuery(search.product))
  const [quantity, setQuantity] = useState(search.quantity ?? "")
  const isQuantity = (text: string) => /^([1-9]\d{0,8})?$/.test(text)
  return (
    <Card title={t("input")}>
      <div className="grid gap-4">
        <EntityPicker
          label={t("product")}
          placeholder={t("search")}
          resource={linkedProducts}
          value={search.product ?? null}
          option={({ id, title, thumbnail }) => ({ value: id, label: title, image: thumbnail })}
          onChange={(id) => onChange({ product: id ?? undefined, variant: undefined })}
        />
        {variants.length > 1 && (
          <Select
            label={t("variant")}
            mandatory
            value={search.variant ?? variants[0]?.id ?? ""}
            options={variants.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => onChange({ variant: target.value })}
          />
        )}
        <Select
          label={t("region")}
          mandatory
          value={search.region ?? regions[0]?.id ?? ""}
          options={regions.map(({ id, name, currency_code }) => ({
            value: id,
            label: `${name} (${currency_code?.toUpperCase()})`,
          }))}
          onChange={({ target }) => onChange({ region: target.value })}
        />
        <EntityPicker
          label={t("customer")}
          placeholder={t("guest")}
          optional
          resource={customers}
          value={search.customer ?? null}
          option={(row) => ({
            value: row.id,
            label: nameOf(row) || (row.email ?? row.id),
            description: row.email ?? undefined,
          })}
          onChange={(id) => onChange({ customer: id ?? undefined, group: undefined })}
        />
        <EntityPicker
          label={t("group")}
          placeholder={t("noGroup")}
          optional
          resource={customerGroups}
          value={search.group ?? null}
          option={({ id, name }) => ({ value: id, label: name ?? id })}
          onChange={(id) => onChange({ group: id ?? undefined, customer: undefined })}
        />
        <NumberField
          label={t("quantity")}
          inputMode="numeric"
          placeholder="1"
          value={quantity}
          error={isQuantity(quantity) ? undefined : t("quantityProblem")}
          onChange={({ target }) => {
            const next = target.value.trim()
            setQuantity(next)
            onRefused(!isQuantity(next))
            if (isQuantity(next)) onChange({ quantity: next || undefined })
          }}
        />
        <TextField
          type="datetime-local"
          optional
          label={t("at")}
          hint={t("atHint")}
          value={search.at ?? ""}
          onChange={({ target }) => onChange({ at: target.value || undefined })}
        />
      </div>
    </Card>
  )
}
