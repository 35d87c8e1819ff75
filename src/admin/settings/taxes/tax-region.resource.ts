import { adminSdk } from "#admin/api/client.ts"
import { defineResource } from "#admin/kit/resource.ts"

export const RATE_FIELDS = ["id", "name", "code", "rate", "is_default", "is_combinable"]
  .map((field) => `tax_rates.${field}`)
  .join()

export const taxRegions = defineResource({
  name: "tax-regions",
  table: () => adminSdk().admin.taxRegion,
  keys: { many: "tax_regions", one: "tax_region" },
  fields: {
    list: `id,country_code,province_code,parent_id,provider_id,${RATE_FIELDS}`,
    one: [
      "id,country_code,province_code,parent_id,provider_id,metadata,created_at,updated_at",
      `${RATE_FIELDS},tax_rates.rules.reference,tax_rates.rules.reference_id`,
      "children.id,children.country_code,children.province_code",
    ].join(),
  },
  sort: "country_code",
})
