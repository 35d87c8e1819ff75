import { flag, json, number, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

/** Keyed by its name: tp_system. */
export const taxProvider = model("tax_provider", null, { is_enabled: flag(true) })

export const taxRegion = model(
  "tax_region",
  "txreg",
  {
    country_code: ref(),
    province_code: text.null,
    provider_id: text.null,
    parent_id: ref.null,
    created_by: text.null,
    metadata: json.null,
  },
  ["country_code", "province_code"],
)
export const taxRate = model(
  "tax_rate",
  "txr",
  {
    tax_region_id: ref(),
    rate: number.null,
    code: text(),
    name: text(),
    is_default: flag(false),
    is_combinable: flag(false),
    created_by: text.null,
    metadata: json.null,
  },
  ["name", "code"],
)
export const taxRateRule = model("tax_rate_rule", "txrule", {
  tax_rate_id: ref(),
  reference: text(),
  reference_id: ref(),
  created_by: text.null,
  metadata: json.null,
})
