import { batchesOf, jsonBytes } from "#lib/batches.ts"
import { customs, measures, type ProductDraft, type SentProduct, type WizardSettings } from "./product-wizard.draft.ts"
import {
  currencyOf,
  type DraftVariant,
  handleOf,
  measureOf,
  numberOf,
  optionsOf,
  variantsOf,
} from "./product-wizard.rules.ts"

const orNull = (text: string): string | null => text.trim() || null

/** The body of a variant. */
export function variantBody({ title, options, row, rank }: DraftVariant, settings: WizardSettings) {
  return {
    title,
    // Without it, the server gives all variants the same rank.
    variant_rank: rank,
    options,
    sku: orNull(row.sku),
    ean: orNull(row.ean),
    upc: orNull(row.upc),
    barcode: orNull(row.barcode),
    manage_inventory: row.isManaged,
    allow_backorder: row.allowsBackorder,
    prices: Object.entries(row.prices).flatMap(([column, typed]) => {
      const amount = numberOf(typed)
      if (amount === undefined) return []
      const currency_code = currencyOf(column, settings)
      return [{ currency_code, amount, ...(currency_code === column ? {} : { rules: { region_id: column } }) }]
    }),
  }
}
type VariantBody = ReturnType<typeof variantBody>

const idOnly = ({ id }: { readonly id: string }) => ({ id })

/** What the product belongs to, and its attributes; left out where nothing was entered. */
function extrasOf({ collection, type, categories, tags, attributes }: ProductDraft) {
  const numbers = measures.flatMap((name) => {
    const value = measureOf(attributes[name])
    return value === undefined || value === null ? [] : [[name, value] as const]
  })
  const texts = customs.flatMap((name) => {
    const text = attributes[name].trim()
    return text === "" ? [] : [[name, text] as const]
  })
  return {
    ...(collection ? { collection_id: collection.id } : {}),
    ...(type ? { type_id: type.id } : {}),
    ...(categories.length > 0 ? { categories: categories.map(idOnly) } : {}),
    ...(tags.length > 0 ? { tags: tags.map(idOnly) } : {}),
    ...(Object.fromEntries(numbers) as Partial<Record<(typeof measures)[number], number>>),
    ...(Object.fromEntries(texts) as Partial<Record<(typeof customs)[number], string>>),
  }
}

function baseBody(draft: ProductDraft) {
  return {
    ...extrasOf(draft),
    title: draft.title.trim(),
    subtitle: orNull(draft.subtitle),
    description: orNull(draft.description),
    handle: handleOf(draft),
    images: draft.pictures.map(({ url }) => ({ url })),
    thumbnail: draft.pictures[0]?.url ?? null,
    sales_channels: draft.channelIds.map((id) => ({ id })),
    ...(draft.profileId ? { shipping_profile_id: draft.profileId } : {}),
    options: optionsOf(draft).map(({ id, title, values, valueIds }) =>
      id === null
        ? { title: title.trim(), values }
        : { id, value_ids: values.flatMap((value) => valueIds[value] ?? []) },
    ),
  }
}

/** Stock of a variant at a location. */
export interface StockEntry {
  readonly variant: string
  /** See `keyOf`. */
  readonly key: string
  readonly locationId: string
  readonly quantity: number
}

/** The stock to create. */
export const stockOf = (draft: ProductDraft): StockEntry[] =>
  variantsOf(draft).flatMap(({ title, options, row }) =>
    Object.entries(row.isManaged ? row.quantities : {}).flatMap(([locationId, typed]) => {
      const quantity = numberOf(typed)
      return quantity === undefined ? [] : [{ variant: title, key: keyOf(options), locationId, quantity }]
    }),
  )

/** What remains to be done after the product was created. */
export interface Remaining {
  /** Titles of variants to add. */
  readonly variants: readonly string[]
  /** Titles of variants whose stock isn't set. */
  readonly stock: readonly string[]
  readonly publish: boolean
}

export const isNothing = ({ variants, stock, publish }: Remaining): boolean =>
  variants.length === 0 && stock.length === 0 && !publish

interface Creation {
  readonly body: ReturnType<typeof baseBody> & { status: "draft" | "published"; variants: VariantBody[] }
  /** Variants that don't fit in the first request, then stock; published last, so never half a product. */
  readonly remaining: Remaining
}

/** The first request of a new product, and what follows it. */
export function creationOf(draft: ProductDraft, settings: WizardSettings, publish: boolean): Creation {
  const base = baseBody(draft)
  const [variants = [], ...more] = batchesOf(
    variantsOf(draft).map((variant) => variantBody(variant, settings)),
    { reserved: jsonBytes(base) },
  )
  const rest = more.flat().map(({ title }) => title)
  const stock = [...new Set(stockOf(draft).map(({ variant }) => variant))]
  const isLater = rest.length > 0 || stock.length > 0
  return {
    body: { ...base, status: publish && !isLater ? "published" : "draft", variants },
    remaining: { variants: rest, stock, publish: publish && isLater },
  }
}

/** Few, because they are kept for a reload. */
const MAX_EARLIER = 3

/** What identifies a product after its response was lost: the handle, the title and the variants of the first request. */
export function sentOf({ body }: Creation, before: SentProduct | null = null): SentProduct {
  const text = JSON.stringify(body)
  const attempts = before ? [before, ...(before.earlier ?? [])] : []
  const earlier = attempts
    .filter((each) => each.body !== text)
    .slice(0, MAX_EARLIER)
    .map(({ handle, title, variants, body: sent }) => ({ handle, title, variants, body: sent }))
  const sent = { handle: body.handle, title: body.title, variants: body.variants.map(idOf), body: text }
  return earlier.length > 0 ? { ...sent, earlier } : sent
}

/** Identifies a variant by its option values: "A / B" and "C" make the same title as "A" and "B / C". */
export const keyOf = (options: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Identifies a variant by its title and SKU. */
export const idOf = ({ title, sku }: { title?: string | null | undefined; sku?: string | null | undefined }): string =>
  `${title ?? ""} ${sku ?? ""}`
