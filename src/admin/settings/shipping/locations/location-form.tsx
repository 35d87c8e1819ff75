import type { ReactNode } from "react"
import { z } from "zod/mini"
import { ProvinceInput } from "#admin/kit/form/province-input.tsx"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { optionalText, requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useCountries } from "#admin/settings/countries/use-countries.ts"
import { useIsDuplicate } from "#admin/settings/shipping/codes/use-is-duplicate.ts"
import type { FormFlow } from "#admin/settings/shipping/form-flow.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type AddressPart, addressParts, findLocation, type LocationBody, locations } from "./location.ts"
import type { Location } from "./stock-location.resource.ts"

const rest = {
  address_2: optionalText,
  company: optionalText,
  postal_code: optionalText,
  city: optionalText,
  province: optionalText,
  phone: optionalText,
}
const named = { name: requiredText, metadata: metadataRows }
const schema = z.object({ ...named, ...rest, address_1: requiredText, country_code: requiredText })
/** Of a location without an address, which the server can't add. */
const bareSchema = z.object({ ...named, ...rest, address_1: optionalText, country_code: optionalText })

const toValues = (location: Location | undefined): z.input<typeof schema> => {
  const part = (name: AddressPart) => location?.address?.[name] ?? ""
  return {
    name: location?.name ?? "",
    address_1: part("address_1"),
    address_2: part("address_2"),
    company: part("company"),
    postal_code: part("postal_code"),
    city: part("city"),
    province: part("province"),
    country_code: part("country_code").toLowerCase(),
    phone: part("phone"),
    metadata: toMetadataRows(location?.metadata),
  }
}

interface LocationFormProps {
  location?: Location
  onCreated?: (location: Location) => void
  /** Cards that save on their own. */
  below?: ReactNode
  flow?: FormFlow<Location, LocationBody>
}

/** Form of a location: name, address and metadata. */
export function LocationForm({ location, onCreated, below, flow }: LocationFormProps) {
  const t = useTranslations("admin.locations")
  const ta = useTranslations("admin.locations.address")
  const countries = useCountries()
  const isBare = location !== undefined && !location.address
  const labels = Object.fromEntries(addressParts.map((part) => [part, ta(part)])) as Record<AddressPart, string>
  const form = useResourceForm({
    resource: flow ? { ...locations, create: flow.create } : locations,
    record: location,
    toValues,
    schema: isBare ? bareSchema : schema,
    texts: {
      labels: { ...labels, name: t("name"), metadata: t("metadata") },
      saved: flow ? undefined : t(location ? "saved" : "created"),
    },
    find: findLocation,
    ...(flow ? { isRepeatable: true } : { similar: foundBefore(findLocation) }),
    valueText: (field, value) => (field === "country_code" ? countries.choiceOf(String(value))?.label : undefined),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const { value: country, onChange: setCountry, ...countryField } = form.input("country_code")
  const hasTwin = useIsDuplicate({
    resource: locations,
    id: location?.id,
    text: form.value("name"),
    textOf: ({ name }) => name,
  })
  return (
    <ResourceForm
      form={form}
      submit={t(location ? "save" : "create")}
      cancel={{ to: "/admin/settings/locations" }}
      below={below}
      formId={flow?.formId}
    >
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField autoComplete="off" hint={hasTwin ? t("twin") : undefined} {...form.field("name")} />
          </div>
          {isBare ? (
            <div className="sm:col-span-2">
              <Banner title={ta("missing")}>{ta("missingText")}</Banner>
            </div>
          ) : (
            <>
              <TextField autoComplete="off" {...form.field("address_1")} />
              <TextField autoComplete="off" optional {...form.field("address_2")} />
              <TextField autoComplete="off" optional {...form.field("postal_code")} />
              <TextField autoComplete="off" optional {...form.field("city")} />
              <ProvinceInput
                country={country}
                value={form.value("province")}
                autoComplete="off"
                {...form.field("province")}
              />
              <Combobox
                {...countryField}
                options={countries.options}
                {...countries.field}
                value={countries.choiceOf(country)}
                onChange={(choice) => {
                  if (choice?.value !== country) form.set("province", "")
                  setCountry(choice?.value ?? "")
                }}
              />
              <TextField autoComplete="off" optional {...form.field("company")} />
              <TextField autoComplete="off" inputMode="tel" optional {...form.field("phone")} />
            </>
          )}
        </div>
      </Card>
      {!flow && <MetadataCard {...form.input("metadata")} />}
    </ResourceForm>
  )
}
