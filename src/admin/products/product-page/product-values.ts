import { z } from "zod/mini"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { attributeRules, attributeValues, clearable } from "#admin/products/attributes/attributes.ts"
import type { products } from "#admin/products/product.resource.ts"
import { productStatuses } from "#admin/products/product-search.ts"

export type ProductRecord = Awaited<ReturnType<typeof products.update>>

/** An id with the name to show; both sides' changes to a list of them are merged. */
const reference = z.object({ key: z.string(), name: z.string() })
export type Reference = z.infer<typeof reference>

const references = z.pipe(
  z.readonly(z.array(reference)),
  z.transform((rows: readonly Reference[]) => rows.map(({ key }) => ({ id: key }))),
)
const reference1 = z.nullable(z.string())
const image = z.object({ id: z.optional(z.string()), url: z.string() })
export type ImageValue = z.infer<typeof image>

/** Rules of the product form; numbers are in the language's format. */
export const productRules = (locale: string) =>
  z.object({
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
    ...attributeRules(locale),
    metadata: metadataRows,
  })
export type ProductValues = z.input<ReturnType<typeof productRules>>

const toReferences = (
  rows: readonly { id: string; name?: string | undefined; value?: string | undefined }[] | null | undefined,
) => (rows ?? []).map(({ id, name, value }) => ({ key: id, name: name ?? value ?? id })).sort(byKey)
export const byKey = (a: Reference, b: Reference) => (a.key < b.key ? -1 : 1)

/** Values of the product form. */
export const toProductValues =
  (locale: string) =>
  (product: ProductRecord | undefined): ProductValues => ({
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
    ...attributeValues(product, locale),
    metadata: toMetadataRows(product?.metadata as Record<string, unknown> | null | undefined),
  })
