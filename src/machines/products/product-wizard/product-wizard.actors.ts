import { fromPromise } from "xstate"
import { batchesOf } from "#lib/batches.ts"
import { createOnce } from "#machines/kit/create-once.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import { UnsureError } from "#machines/kit/unsure-error.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { OutdatedError } from "./placed-problem.ts"
import { creationOf, idOf, isNothing, keyOf, type Remaining, sentOf, stockOf, variantBody } from "./product-creation.ts"
import type { ProductDraft, SentProduct, WizardSettings } from "./product-wizard.draft.ts"
import { variantsOf } from "./product-wizard.rules.ts"

type Creation = ReturnType<typeof creationOf>
type Known = SentProduct & { readonly id: string }

/** The attempts of which each can be the product that was created, the latest first. */
const attemptsOf = (sent: SentProduct) => [sent, ...(sent.earlier ?? [])]

interface Wanted {
  readonly draft: ProductDraft
  readonly settings: WizardSettings
  readonly publish: boolean
}

const PAGE = 200
const VARIANT_FIELDS = [
  "id,title,options.value,options.option.title",
  "inventory_items.inventory_item_id,inventory_items.inventory.location_levels.location_id",
].join(",")

/** The requests of the wizard. Writes aren't aborted when the page is left. */
export function productWizardActors(sdk: AdminSdk) {
  const { product: products, inventoryItem: items } = sdk.admin

  /** Finds a product that was sent: the same handle, title and variants. Others' products aren't mistaken for it. */
  async function find(sent: SentProduct): Promise<string | undefined> {
    if (sent.id !== undefined) {
      const query = { id: sent.id, fields: "id", limit: 1 }
      return needed((await products.list({ query })).products)[0]?.id
    }
    for (const { handle, title, variants } of attemptsOf(sent)) {
      const query = { handle, fields: "id,title,variants.title,variants.sku", limit: 1 }
      const [found] = needed((await products.list({ query })).products)
      const present = new Set((found?.variants ?? []).map(idOf))
      if (found?.title === title && variants.every((id) => present.has(id))) return found.id
    }
    return undefined
  }

  /**
   * Changes the product of an earlier attempt to what was entered since. With other options it is deleted, because it
   * would have to be created differently; returns false then.
   */
  async function catchUp(sent: Known, { body }: Creation): Promise<boolean> {
    const bodies = attemptsOf(sent).map((each) => each.body)
    if (bodies.every((each) => each === JSON.stringify(body))) return true
    const { options, variants, ...fields } = body
    const { id } = sent
    if (!bodies.every((each) => each.includes(`"options":${JSON.stringify(options)}`))) {
      await products.delete({ id })
      return false
    }
    const present = new Map((await readVariants(id)).map((variant) => [variant.key, variant.id]))
    const wanted = variants.map((variant) => ({ id: present.get(keyOf(variant.options)), variant }))
    const create = wanted.flatMap((each) => (each.id === undefined ? each.variant : []))
    const update = wanted.flatMap(({ id: variantId, variant: { options: _, ...rest } }) =>
      variantId ? { id: variantId, ...rest } : [],
    )
    const kept = new Set(update.map((each) => each.id))
    const removed = [...present.values()].filter((each) => !kept.has(each))
    await products.batchVariants({ id, body: { create, update, delete: removed }, query: { fields: "id" } })
    // Last, because it may publish the product.
    needed((await products.update({ id, body: fields, query: { fields: "id" } })).product)
    return true
  }

  function create({ draft, settings, publish, sent }: Wanted & { sent: SentProduct | null }): Promise<string> {
    const creation = creationOf(draft, settings, publish)
    return createOnce({
      sent,
      now: sentOf(creation, sent),
      find,
      create: async () => needed((await products.create({ body: creation.body, query: { fields: "id" } })).product).id,
      catchUp(id, earlier) {
        const known = { ...earlier, id }
        return catchUp(known, creation).catch((error: unknown) => {
          throw isLost(toApiError(error)) ? new UnsureError(error, known) : new OutdatedError(error, known)
        })
      },
    })
  }

  async function readVariants(id: string) {
    const all = []
    for (let offset = 0; ; offset += PAGE) {
      const query = { fields: VARIANT_FIELDS, limit: PAGE, offset }
      const page = needed((await products.listVariants({ id, query })).variants)
      for (const variant of page) {
        const pairs = (variant.options ?? []).map(({ option, value }) => [option?.title ?? "", value] as const)
        all.push({ ...variant, key: keyOf(Object.fromEntries(pairs)) })
      }
      if (page.length < PAGE) return all
    }
  }

  /** The levels that the product's inventory items lack. */
  function missingLevels(draft: ProductDraft, found: Awaited<ReturnType<typeof readVariants>>) {
    const byKey = new Map(found.map((variant) => [variant.key, variant]))
    return stockOf(draft).flatMap(({ variant, key, locationId, quantity }) => {
      const [item] = byKey.get(key)?.inventory_items ?? []
      const levels = item?.inventory?.location_levels ?? []
      if (!item || levels.some(({ location_id }) => location_id === locationId)) return []
      const level = { inventory_item_id: item.inventory_item_id, location_id: locationId, stocked_quantity: quantity }
      return [{ variant, level }]
    })
  }

  /** Does what remains, in order. Reads first, so that a repetition continues where an earlier one stopped. */
  async function complete({ id, draft, settings, remaining }: Wanted & { id: string; remaining: Remaining }) {
    let left = remaining
    const stop = (error: ApiError | null) => ({ remaining: left, error })
    try {
      if (isNothing(left)) return stop(null)
      let found = await readVariants(id)
      const present = new Set(found.map(({ key }) => key))
      const missing = variantsOf(draft).filter(({ options }) => !present.has(keyOf(options)))
      left = { ...left, variants: missing.map(({ title }) => title) }
      for (const create of batchesOf(missing.map((variant) => variantBody(variant, settings)))) {
        needed((await products.batchVariants({ id, body: { create } })).created)
        const titles = new Set(create.map(({ title }) => title))
        left = { ...left, variants: left.variants.filter((title) => !titles.has(title)) }
      }
      if (missing.length > 0) found = await readVariants(id)
      const levels = missingLevels(draft, found)
      left = { ...left, stock: [...new Set(levels.map(({ variant }) => variant))] }
      for (const chunk of batchesOf(levels)) {
        const create = chunk.map(({ level }) => level)
        needed((await items.batchInventoryItemsLocationLevels({ body: { create } })).created)
      }
      left = { ...left, stock: [] }
      if (left.publish)
        needed((await products.update({ id, body: { status: "published" }, query: { fields: "id" } })).product)
      left = { ...left, publish: false }
      return stop(null)
    } catch (error) {
      return stop(toApiError(error))
    }
  }

  return {
    create: fromPromise(({ input }: { input: Parameters<typeof create>[0] }) => create(input)),
    complete: fromPromise(({ input }: { input: Parameters<typeof complete>[0] }) => complete(input)),
  }
}
