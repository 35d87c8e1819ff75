import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { attributeRules, attributeValues, clearable } from "#admin/products/attributes/attributes.ts"
import { products } from "#admin/products/product.resource.ts"
import { ApiError } from "#sdk/error.ts"
import { type PriceRow, priceProblems, toPriceRows, toPrices, type VariantPrice, withIds } from "./prices.ts"

const fields = [
  "id,title,sku,ean,upc,barcode,thumbnail,manage_inventory,allow_backorder,created_at,updated_at,metadata",
  "weight,length,width,height,origin_country,hs_code,mid_code,material",
  "options.id,options.value,options.option_id,options.option.title,prices.id,prices.currency_code,prices.amount",
  "prices.min_quantity,prices.max_quantity,prices.price_rules.attribute,prices.price_rules.value",
].join(",")

async function loadVariant(id: string, variant_id: string, signal?: AbortSignal) {
  const { variant } = await adminSdk().admin.product.retrieveVariant(
    { id, variant_id, query: { fields } },
    signal ? { signal } : {},
  )
  // The server responds with `{}` for an unknown variant.
  if (!variant) throw new ApiError({ kind: "http", status: 404, type: "not_found", message: `Variant ${variant_id}` })
  return variant
}
export type VariantRecord = Awaited<ReturnType<typeof loadVariant>>

export const pricesOf = (variant: VariantRecord | undefined): readonly VariantPrice[] =>
  (variant?.prices ?? []).map((price) => ({ ...price, rules: (price.rules ?? {}) as Record<string, string> }))

const optionRow = z.object({ key: z.string(), name: z.string(), text: z.string() })
const priceRow = z.object({
  key: z.string(),
  name: z.string(),
  currency: z.string(),
  rules: z.record(z.string(), z.string()),
  min: z.string(),
  max: z.string(),
  amount: z.string(),
})

/** Rules of the variant form; amounts are in the language's format. */
export const variantRules = (locale: string) =>
  z.object({
    title: requiredText,
    sku: clearable,
    ean: clearable,
    upc: clearable,
    barcode: clearable,
    manage_inventory: z.boolean(),
    allow_backorder: z.boolean(),
    options: z.pipe(
      z.readonly(z.array(optionRow)),
      z.transform((rows: readonly z.infer<typeof optionRow>[]) =>
        Object.fromEntries(rows.map(({ name, text }) => [name, text])),
      ),
    ),
    prices: z.pipe(
      z
        .readonly(z.array(priceRow))
        .check(z.refine((rows: readonly PriceRow[]) => !priceProblems(rows, locale).some(Boolean), "prices")),
      z.transform((rows: readonly PriceRow[]) => toPrices(rows, locale)),
    ),
    ...attributeRules(locale),
    metadata: metadataRows,
  })
export type VariantValues = z.input<ReturnType<typeof variantRules>>
type VariantBody = z.output<ReturnType<typeof variantRules>>

/** Values of the variant form. `nameOf` names the currency or region of a price. */
export const toVariantValues =
  (locale: string, nameOf: (price: Pick<PriceRow, "currency" | "rules">) => string) =>
  (variant: VariantRecord | undefined): VariantValues => ({
    title: variant?.title ?? "",
    sku: variant?.sku ?? "",
    ean: variant?.ean ?? "",
    upc: variant?.upc ?? "",
    barcode: variant?.barcode ?? "",
    manage_inventory: variant?.manage_inventory ?? false,
    allow_backorder: variant?.allow_backorder ?? false,
    options: (variant?.options ?? [])
      .map(({ option_id, option, value, id }) => ({ key: option_id ?? id, name: option?.title ?? "", text: value }))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
    prices: toPriceRows(pricesOf(variant), locale, nameOf).map((row) => ({ ...row, rules: { ...row.rules } })),
    ...attributeValues(variant, locale),
    metadata: toMetadataRows(variant?.metadata as Record<string, unknown> | null | undefined),
  })

/** One variant of a product, for its page and form. */
export function variantOf(productId: string) {
  const one = (id: string) =>
    queryOptions({
      queryKey: ["admin", products.name, "one", productId, "variant", id] as readonly unknown[],
      queryFn: ({ signal }) => loadVariant(productId, id, signal),
      staleTime: 10_000,
    })
  return {
    name: `products/${productId}/variants`,
    one,
    async update(id: string, { prices, ...changes }: Partial<VariantBody>): Promise<VariantRecord> {
      const body = prices
        ? { ...changes, prices: withIds(prices, pricesOf(await loadVariant(productId, id))) }
        : changes
      await adminSdk().admin.product.updateVariant({
        id: productId,
        variant_id: id,
        body,
        query: { fields: "id" },
      })
      return loadVariant(productId, id)
    },
    async remove(client: QueryClient, id: string): Promise<void> {
      await adminSdk().admin.product.deleteVariant({ id: productId, variant_id: id, query: { fields: "id" } })
      client.removeQueries({ queryKey: one(id).queryKey })
      await products.invalidate(client, productId)
    },
    /** Marks the variant, its product and lists of products as outdated. */
    invalidate: (client: QueryClient): Promise<void> => products.invalidate(client, productId),
  }
}
