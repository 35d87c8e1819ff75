import { adminSdk } from "#admin/api/client.ts"
import { batchesOf } from "#lib/batches.ts"
import { optionsOf } from "./combinations.ts"
import type { OptionedVariant, ProductOption } from "./product-options.ts"

interface Assignment {
  readonly variants: readonly OptionedVariant[]
  /** All options of the product: the server takes the values of all of them at once. */
  readonly options: readonly ProductOption[]
  readonly option: ProductOption
  readonly value: string
}

/** Sets the value of one option for variants. */
export async function assignValue(id: string, { variants, options, option, value }: Assignment): Promise<void> {
  const rows = variants.map((variant) => ({
    id: variant.id,
    options: { ...optionsOf(variant, options), [option.title]: value },
  }))
  for (const update of batchesOf(rows))
    await adminSdk().admin.product.batchVariants({ id, body: { update }, query: { fields: "id" } })
}
