import { mapConcurrent } from "#lib/map-concurrent.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ImportSettings, Sheet } from "./checked-sheet.ts"
import { type Reference, references as referenceKinds } from "./column.ts"
import { type CodeField, codeColumnsOf, type ShopData, type ShopProduct } from "./shop-data.ts"

type Admin = AdminSdk["admin"]
type List = (args: { query: object }, options: { signal: AbortSignal }) => Promise<Record<string, unknown>>
type Named = { readonly id: string; readonly value?: string }

/** The most ids that a list accepts, and the largest page. */
const MAX_IDS = 100
const PAGE = 1_000
const CONCURRENCY = 4

const PRODUCT_FIELDS = [
  "id,title,handle,subtitle,description,status,thumbnail,external_id,discountable,is_giftcard,metadata",
  "weight,length,height,width,hs_code,mid_code,origin_country,material,collection_id,type_id,shipping_profile.id",
  "images.url,tags.id,tags.value,categories.id,categories.name,sales_channels.id,sales_channels.name",
  "options.title,options.values.value,*variants,variants.options.value,variants.options.option.title,*variants.prices",
  // Only this fills the rules of prices.
  "*variants.prices.price_rules",
].join(",")

function pagesOf<T>(values: Iterable<T>): T[][] {
  const all = [...new Set(values)]
  return Array.from({ length: Math.ceil(all.length / MAX_IDS) }, (_, page) =>
    all.slice(page * MAX_IDS, (page + 1) * MAX_IDS),
  )
}

const listsOf = (admin: Admin): Readonly<Record<Reference, readonly [key: string, list: List]>> => ({
  collection: ["collections", admin.productCollection.list as List],
  type: ["product_types", admin.productType.list as List],
  category: ["product_categories", admin.productCategory.list as List],
  tag: ["product_tags", admin.productTag.list as List],
  channel: ["sales_channels", admin.salesChannel.list as List],
  profile: ["shipping_profiles", admin.shippingProfile.list as List],
})

/** The currencies and regions that columns may name. */
export async function loadSettings({ store, region }: Admin, signal: AbortSignal): Promise<ImportSettings> {
  const query = { fields: "supported_currencies.currency_code", limit: 1 }
  const [{ stores }, { regions }] = await Promise.all([
    store.list({ query }, { signal }),
    region.list({ query: { fields: "id,name,currency_code", limit: PAGE } }, { signal }),
  ])
  const currencies = needed(needed(stores)[0]).supported_currencies ?? []
  return {
    currencies: currencies.map(({ currency_code }) => currency_code),
    regions: needed(regions).map(({ id, name, currency_code: currency }) => ({ id, name, currency })),
  }
}

/** All records of a kind; exports name tags by their value. */
async function loadReferences(
  admin: Admin,
  kind: Reference,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const [key, list] = listsOf(admin)[kind]
  const ids = new Map<string, string>()
  for (let offset = 0; ; offset += PAGE) {
    const fields = kind === "tag" ? "id,value" : "id"
    const page = needed((await list({ query: { fields, limit: PAGE, offset } }, { signal }))[key]) as Named[]
    for (const { id, value } of page) {
      ids.set(id, id)
      if (value !== undefined) ids.set(value, id)
    }
    if (page.length < PAGE) return ids
  }
}

async function loadProducts({ product }: Admin, query: object, signal: AbortSignal): Promise<readonly ShopProduct[]> {
  const all = { ...query, fields: PRODUCT_FIELDS, limit: MAX_IDS }
  return needed((await product.list({ query: all }, { signal })).products) as ShopProduct[]
}

/** What the shop has of the products and references of a sheet. */
export async function loadShop(admin: Admin, { products, columns }: Sheet, signal: AbortSignal): Promise<ShopData> {
  const [byId, byHandle] = [new Map<string, ShopProduct>(), new Map<string, ShopProduct>()]
  const codes: Partial<Record<CodeField, Map<string, string>>> = {}
  const chunk = <N extends string>(name: N, values: readonly string[]) =>
    pagesOf(values.filter((value) => value !== "")).map((part) => ({ name, part }))
  const requests = [
    ...chunk(
      "id",
      products.map(({ id }) => id),
    ),
    ...chunk(
      "handle",
      products.map(({ handle }) => handle),
    ),
    ...codeColumnsOf(columns).flatMap(({ field, position }) =>
      chunk(
        field,
        products.flatMap(({ rows }) => rows.map(({ cells }) => cells[position] ?? "")),
      ),
    ),
  ]
  await mapConcurrent(requests, CONCURRENCY, async ({ name, part }) => {
    if (name !== "id" && name !== "handle") {
      const query = { [name]: part, fields: `id,${name}`, limit: MAX_IDS }
      const { variants } = await admin.productVariant.list({ query }, { signal })
      const known = codes[name] ?? new Map<string, string>()
      codes[name] = known
      for (const { id, [name]: code } of needed(variants)) if (code) known.set(code, id)
      return
    }
    for (const found of await loadProducts(admin, { [name]: part }, signal)) {
      byId.set(found.id, found)
      if (found.handle) byHandle.set(found.handle, found)
    }
  })
  const kinds = referenceKinds.filter((kind) => columns.some(({ reference }) => reference === kind))
  const entries = await Promise.all(
    kinds.map(async (kind) => [kind, await loadReferences(admin, kind, signal)] as const),
  )
  return { byId, byHandle, codes, references: Object.fromEntries(entries) }
}
