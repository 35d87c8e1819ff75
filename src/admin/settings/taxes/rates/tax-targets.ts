import type { TargetKind } from "#machines/settings/tax-setup/tax-winner.rules.ts"

/** The field of a rate's form for each kind of target. */
export const targetFields = {
  product: "products",
  product_type: "product_types",
  shipping_option: "shipping_options",
} as const satisfies Record<TargetKind, string>
export type TargetField = (typeof targetFields)[TargetKind]
export type TargetIds = { readonly [K in TargetField]: readonly string[] }
