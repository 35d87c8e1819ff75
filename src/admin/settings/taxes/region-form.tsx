import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { ProvinceField } from "./province-field.tsx"
import { useTaxNames } from "./tax-names.ts"
import { provinceRecords, taxProvidersQuery, taxRegionRecords } from "./tax-region.ts"

interface RegionFormProps {
  region: TaxRegion
  /** Cards that save on their own. */
  below: ReactNode
}

const country = z.object({ provider_id: requiredText, metadata: metadataRows })

/** Form of a country's tax region: its tax provider. */
export function CountryForm({ region, below }: RegionFormProps) {
  const t = useTranslations("admin.tax")
  const names = useTaxNames()
  const { data: providers = [] } = useQuery(taxProvidersQuery)
  const form = useResourceForm({
    resource: taxRegionRecords,
    record: region,
    toValues: (record: TaxRegion | undefined) => ({
      provider_id: record?.provider_id ?? "",
      metadata: toMetadataRows(record?.metadata),
    }),
    schema: country,
    texts: { labels: { provider_id: t("provider"), metadata: t("metadata") }, saved: t("saved") },
    exceptions: { provider_id: /provider_id/ },
    valueText: (field, value) => (field === "provider_id" ? names.provider(String(value)) : undefined),
  })
  const ids = [...new Set([...providers, ...(region.provider_id ? [region.provider_id] : [])])]
  return (
    <ResourceForm form={form} submit={t("save")} below={below}>
      <Card title={t("general")}>
        <Select
          {...form.field("provider_id")}
          hint={t("providerHint")}
          placeholder={t("chooseProvider")}
          mandatory
          options={ids.map((id) => ({ value: id, label: names.provider(id) }))}
        />
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}

const province = z.object({ province_code: requiredText, metadata: metadataRows })

/** Form of a province's tax region: its code. */
export function ProvinceForm({ region, below }: RegionFormProps) {
  const t = useTranslations("admin.tax")
  const resource = useMemo(() => provinceRecords(region.country_code ?? ""), [region.country_code])
  const form = useResourceForm({
    resource,
    record: region,
    toValues: (record: TaxRegion | undefined) => ({
      province_code: record?.province_code ?? "",
      metadata: toMetadataRows(record?.metadata),
    }),
    schema: province,
    texts: { labels: { province_code: t("province_code"), metadata: t("metadata") }, saved: t("saved") },
  })
  return (
    <ResourceForm form={form} submit={t("save")} below={below}>
      <Card title={t("general")}>
        <ProvinceField
          country={region.country_code ?? ""}
          current={form.value("province_code")}
          {...form.field("province_code")}
        />
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
