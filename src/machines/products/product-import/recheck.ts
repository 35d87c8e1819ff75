import { mapConcurrent } from "#lib/map-concurrent.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type AddedVariants, type ChangedRow, type ImportContext, StoreChanged } from "./product-import.context.ts"
import { presentIn } from "./product-import.rules.ts"
import { entriesOf, type Fields, type ProductParts, partsOf } from "./product-parts.ts"

/** The most ids that a list accepts. */
const MAX_IDS = 100
const CONCURRENCY = 4
const FIELDS =
  "id,title,variants.id,variants.title,variants.sku,*variants.prices,images.url,tags.id,categories.id,sales_channels.id"

interface Found extends Fields {
  readonly id: string
  readonly title: string
  readonly variants?: readonly (Fields & { readonly id: string })[]
}

const nameOf = ({ title, sku }: Fields): string => String(title || sku || "–")

function addedTo({ id, title, variants = [] }: Found, known: ProductParts): AddedVariants[] {
  const more = variants.filter((variant) => !known.variants?.includes(variant.id))
  const named = more.map((variant) => ({ id: variant.id, name: nameOf(variant) }))
  return named.length > 0 ? [{ id, title, variants: named }] : []
}

function changedIn(found: Found, known: ProductParts, plan: ImportContext["plan"]): ChangedRow[] {
  const diff = plan?.sent.find(({ id }) => id === found.id)
  const rowOf = (index: number) => diff?.product.rows[index]?.number ?? null
  const isNew = (part: string, id: string) => !known[part]?.includes(id)
  const priced = (found.variants ?? []).filter(
    (variant) =>
      !isNew("variants", variant.id) && entriesOf(variant, "prices").some(({ id }) => isNew("prices", String(id))),
  )
  const lists = Object.keys(known).filter((part) => part !== "variants" && part !== "prices")
  const parts = partsOf(found, lists)
  const isLonger = lists.some((list) => parts[list]?.some((id) => isNew(list, id)))
  return [
    ...(isLonger ? [{ row: rowOf(0), name: found.title }] : []),
    ...priced.map((variant) => ({
      row: rowOf(diff?.variants.indexOf(variant.id) ?? -1),
      name: `${found.title}, ${nameOf(variant)}`,
    })),
  ]
}

/** Throws `StoreChanged` if others added something to the file's products since the check that the import would delete. */
export async function recheck({ product }: AdminSdk["admin"], context: ImportContext): Promise<void> {
  const { added, plan } = context
  const known = presentIn(context)
  const ids = Object.keys(known)
  const pages = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, page) =>
    ids.slice(page * MAX_IDS, (page + 1) * MAX_IDS),
  )
  const found = await mapConcurrent(pages, CONCURRENCY, async (id) => {
    const { products } = await product.list({ query: { id, fields: FIELDS, limit: MAX_IDS } })
    return needed(products) as Found[]
  })
  const all = found.flat().map((each) => [each, known[each.id] ?? {}] as const)
  const changed = all.flatMap(([each, parts]) => changedIn(each, parts, plan))
  const more = all.flatMap(([each, parts]) => addedTo(each, parts))
  const accepted = new Set(added.flatMap(({ variants }) => variants.map(({ id }) => id)))
  const isAccepted = more.every(({ variants }) => variants.every(({ id }) => accepted.has(id)))
  if (changed.length > 0 || !isAccepted) throw new StoreChanged(isAccepted ? added : more, changed)
}
