import type { ProvinceInput } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TaxTask } from "#machines/settings/tax-setup/tax-task.ts"

export const provider = { step: "provider", provider: "tp_system" } as const satisfies TaxTask
export const vat = {
  step: "defaultRate",
  rate: { name: "GST", code: "ca-gst", rate: 5 },
} as const satisfies TaxTask
export const provinceRows: readonly ProvinceInput[] = [
  { key: "1", province: "qc", rate: { name: "QST", code: "ca-qst", rate: 9.975 }, isCombined: true },
  { key: "2", province: "on", rate: null, isCombined: false },
]
export const provinceTask: TaxTask = { step: "provinces", rows: provinceRows }
/** A rate of a tax region for one product. */
export const overrideTask = (region = ""): TaxTask => ({
  step: "overrides",
  rows: [
    {
      key: "1",
      region,
      name: "Books",
      code: "books",
      rate: 0,
      targets: [{ reference: "product", reference_id: "prod_book" }],
    },
  ],
})
