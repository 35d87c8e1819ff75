import { useState } from "react"
import type { z } from "zod/mini"
import { ProvinceInput } from "#admin/kit/form/province-input.tsx"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { addressParts } from "#lib/address/address-parts.ts"
import { allCountries } from "#lib/address/all-countries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { CustomerAddress } from "#schema/admin/entities/customer.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { addressesOf } from "./address.ts"
import { addressSchema } from "./address-schema.ts"

const toValues = (address: CustomerAddress | undefined): z.input<typeof addressSchema> => ({
  address_name: address?.address_name ?? "",
  first_name: address?.first_name ?? "",
  last_name: address?.last_name ?? "",
  company: address?.company ?? "",
  address_1: address?.address_1 ?? "",
  address_2: address?.address_2 ?? "",
  postal_code: address?.postal_code ?? "",
  city: address?.city ?? "",
  province: address?.province ?? "",
  country_code: address?.country_code ?? "",
  phone: address?.phone ?? "",
  is_default_shipping: address?.is_default_shipping ?? false,
  is_default_billing: address?.is_default_billing ?? false,
  metadata: toMetadataRows(address?.metadata),
})

const fields = ["address_name", ...addressParts, "is_default_shipping", "is_default_billing", "metadata"] as const

interface AddressFormProps {
  customerId: string
  address?: CustomerAddress
  onCreated?: () => void
}

/** Form of a customer's address. Autofill is off, because the browser knows the admin's addresses. */
export function AddressForm({ customerId, address, onCreated }: AddressFormProps) {
  const t = useTranslations("admin.customer.address")
  const locale = useLocale()
  const [resource] = useState(() => addressesOf(customerId))
  const form = useResourceForm({
    resource,
    record: address,
    toValues,
    schema: addressSchema,
    texts: {
      labels: Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<(typeof fields)[number], string>,
      saved: t(address ? "saved" : "created"),
    },
    find: resource.find,
    similar: foundBefore(resource.find),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const fieldProps = (name: Exclude<(typeof fields)[number], "metadata">, options?: { onChange: () => void }) => ({
    autoComplete: "off",
    ...form.field(name, options),
  })
  const country = address?.country_code ?? ""
  const countries = allCountries(locale)
  const options = countries.some(({ value }) => value === country || country === "")
    ? countries
    : [...countries, { value: country, label: country.toUpperCase() }]
  return (
    <ResourceForm
      form={form}
      submit={t(address ? "save" : "create")}
      cancel={{ to: "/admin/customers/$id", params: { id: customerId } }}
    >
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField optional className="sm:col-span-2" hint={t("addressNameHint")} {...fieldProps("address_name")} />
          <TextField optional {...fieldProps("first_name")} />
          <TextField optional {...fieldProps("last_name")} />
          <TextField optional className="sm:col-span-2" {...fieldProps("company")} />
          <TextField className="sm:col-span-2" {...fieldProps("address_1")} />
          <TextField optional className="sm:col-span-2" {...fieldProps("address_2")} />
          <TextField optional {...fieldProps("postal_code")} />
          <TextField {...fieldProps("city")} />
          <ProvinceInput
            country={form.value("country_code")}
            value={form.value("province")}
            {...fieldProps("province")}
          />
          <Select
            {...fieldProps("country_code", { onChange: () => form.set("province", "") })}
            placeholder={t("choose")}
            options={options}
          />
          <TextField optional type="tel" {...fieldProps("phone")} />
          <div className="grid gap-3 sm:col-span-2">
            <Checkbox hint={t("defaultHint")} {...form.field("is_default_shipping")} />
            <Checkbox hint={t("defaultHint")} {...form.field("is_default_billing")} />
          </div>
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
