import { z } from "zod/mini"
import type { products } from "#routes/admin/_app/_catalog/-catalog/product.ts"
import { productStatuses } from "#routes/admin/_app/_catalog/-catalog/product-search.ts"
import { toMetadataRows } from "#routes/admin/-kit/metadata.ts"
import { metadataRows, optionalText, requiredText } from "#routes/admin/-kit/metadata-schema.ts"

export type ProductRecord = Awaited<ReturnType<typeof products.update>>

/** An id with the name to show; both sides' changes to a list of them are merged. */
const reference = z.object({ key: z.string(), name: z.string() })
export type Reference = z.infer<typeof reference>

const references = z.pipe(
  z.readonly(z.array(reference)),
  z.transform((rows: readonly Reference[]) => rows.map(({ key }) => ({ id: key }))),
)
const reference1 = z.nullable(z.string())
const clearable = z.pipe(
  optionalText,
  z.transform((text: string) => text || null),
)
/** A number that isn't negative, with a decimal point or comma, or nothing. */
export const optionalNumber = z.pipe(
  optionalText.check(z.regex(/^(\d+([.,]\d+)?)?$/, "number")),
  z.transform((text: string) => (text === "" ? null : Number(text.replace(",", ".")))),
)

const image = z.object({ id: z.optional(z.string()), url: z.string() })
export type ImageValue = z.infer<typeof image>

export const measures = ["weight", "length", "width", "height"] as const
export const codes = ["origin_country", "hs_code", "mid_code", "material"] as const

/** Attributes that products and variants have. */
export const attributeRules = {
  weight: optionalNumber,
  length: optionalNumber,
  width: optionalNumber,
  height: optionalNumber,
  origin_country: clearable,
  hs_code: clearable,
  mid_code: clearable,
  material: clearable,
}
type Attributes = { readonly [K in (typeof measures)[number]]: number | null } & {
  readonly [K in (typeof codes)[number]]: string | null
}
const numberText = (value: number | null) => (value === null ? "" : String(value))
export const attributeValues = (row: Attributes | undefined) => ({
  weight: numberText(row?.weight ?? null),
  length: numberText(row?.length ?? null),
  width: numberText(row?.width ?? null),
  height: numberText(row?.height ?? null),
  origin_country: row?.origin_country ?? "",
  hs_code: row?.hs_code ?? "",
  mid_code: row?.mid_code ?? "",
  material: row?.material ?? "",
})

export const productRules = z.object({
  title: requiredText,
  subtitle: clearable,
  handle: requiredText,
  description: clearable,
  status: z.enum(productStatuses),
  discountable: z.boolean(),
  images: z.array(image),
  thumbnail: z.nullable(z.string()),
  type_id: reference1,
  collection_id: reference1,
  categories: references,
  tags: references,
  sales_channels: references,
  shipping_profile_id: reference1,
  ...attributeRules,
  metadata: metadataRows,
})
export type ProductValues = z.input<typeof productRules>

const toReferences = (
  rows: readonly { id: string; name?: string | undefined; value?: string | undefined }[] | null | undefined,
) => (rows ?? []).map(({ id, name, value }) => ({ key: id, name: name ?? value ?? id })).sort(byKey)
export const byKey = (a: Reference, b: Reference) => (a.key < b.key ? -1 : 1)

/** Values of the product form. */
export const toProductValues = (product: ProductRecord | undefined): ProductValues => ({
  title: product?.title ?? "",
  subtitle: product?.subtitle ?? "",
  handle: product?.handle ?? "",
  description: product?.description ?? "",
  status: product?.status ?? "draft",
  discountable: product?.discountable ?? true,
  images: (product?.images ?? []).map(({ id, url }) => ({ id, url })),
  thumbnail: product?.thumbnail ?? null,
  type_id: product?.type_id ?? null,
  collection_id: product?.collection_id ?? null,
  categories: toReferences(product?.categories),
  tags: toReferences(product?.tags),
  sales_channels: toReferences(product?.sales_channels as Parameters<typeof toReferences>[0]),
  shipping_profile_id: product?.shipping_profile?.id ?? null,
  ...attributeValues(product),
  metadata: toMetadataRows(product?.metadata as Record<string, unknown> | null | undefined),
})
