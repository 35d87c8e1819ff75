import { z } from "zod/mini"

/** A number that was typed: its value, or the text if it isn't one. An empty field has no entry. */
const Typed = z.union([z.object({ value: z.number() }), z.object({ text: z.string() })])
export type Typed = z.infer<typeof Typed>

const Option = z.object({
  /** Key in lists; stays the same when the title changes. */
  key: z.string(),
  /** Id of a shared option; null for an option of this product. */
  id: z.nullable(z.string()),
  title: z.string(),
  values: z.array(z.string()),
  /** Ids of the values of a shared option. */
  valueIds: z.record(z.string(), z.string()),
})
export type DraftOption = z.infer<typeof Option>

const Row = z.object({
  isIncluded: z.boolean(),
  sku: z.string(),
  ean: z.string(),
  upc: z.string(),
  barcode: z.string(),
  isManaged: z.boolean(),
  allowsBackorder: z.boolean(),
  /** By currency code or region id. */
  prices: z.record(z.string(), Typed),
  /** By id of the stock location. */
  quantities: z.record(z.string(), Typed),
})
export type DraftRow = z.infer<typeof Row>

/** Another record with the name to show. */
const Named = z.object({ id: z.string(), name: z.string() })
export type DraftReference = z.infer<typeof Named>

export const measures = ["weight", "length", "width", "height"] as const
export const customs = ["origin_country", "hs_code", "mid_code", "material"] as const

/** Weight, dimensions and customs codes as typed. */
const Attributes = z.object({
  weight: z.string(),
  length: z.string(),
  width: z.string(),
  height: z.string(),
  origin_country: z.string(),
  hs_code: z.string(),
  mid_code: z.string(),
  material: z.string(),
})
export type DraftAttributes = z.infer<typeof Attributes>

/** An uploaded picture. */
const Picture = z.object({ id: z.string(), url: z.string(), name: z.string() })
export type DraftPicture = z.infer<typeof Picture>

export const ProductDraft = z.object({
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  /** Empty: suggested from the title. */
  handle: z.string(),
  pictures: z.array(Picture),
  channelIds: z.array(z.string()),
  profileId: z.string(),
  collection: z.nullable(Named),
  type: z.nullable(Named),
  categories: z.array(Named),
  tags: z.array(Named),
  attributes: Attributes,
  hasOptions: z.boolean(),
  options: z.array(Option),
  /** By combination of option values; combinations without an entry have the values of `emptyRow`. */
  rows: z.record(z.string(), Row),
})
export type ProductDraft = z.infer<typeof ProductDraft>

const Attempt = z.object({
  handle: z.string(),
  title: z.string(),
  variants: z.array(z.string()),
  /** The request's body as JSON: the entries may have changed since. */
  body: z.string(),
})

/** A product that was sent; its response may be lost. */
export const SentProduct = z.extend(Attempt, {
  /** Its id once it was found. */
  id: z.optional(z.string()),
  /** Earlier attempts with other entries: each can be the one that arrived. */
  earlier: z.optional(z.array(Attempt)),
})
export type SentProduct = z.infer<typeof SentProduct>

export const emptyRow: DraftRow = {
  isIncluded: true,
  sku: "",
  ean: "",
  upc: "",
  barcode: "",
  isManaged: true,
  allowsBackorder: false,
  prices: {},
  quantities: {},
}

export const emptyDraft: ProductDraft = {
  title: "",
  subtitle: "",
  description: "",
  handle: "",
  pictures: [],
  channelIds: [],
  profileId: "",
  collection: null,
  type: null,
  categories: [],
  tags: [],
  attributes: {
    weight: "",
    length: "",
    width: "",
    height: "",
    origin_country: "",
    hs_code: "",
    mid_code: "",
    material: "",
  },
  hasOptions: false,
  options: [],
  rows: {},
}

/** What the store has for a new product to use. */
export interface WizardSettings {
  /** Lowercase codes; the default currency first. */
  readonly currencies: readonly string[]
  readonly regions: readonly { readonly id: string; readonly name: string; readonly currency: string }[]
  readonly channels: readonly { readonly id: string; readonly name: string }[]
  readonly profiles: readonly { readonly id: string; readonly name: string }[]
  readonly locations: readonly { readonly id: string; readonly name: string }[]
}
