import { needed } from "#machines/kit/needed.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, refusalReason, toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"

/** The content of a trial cart, with ids. */
export interface TrialContent {
  readonly region: string
  readonly channel: string
  readonly country: string | undefined
  readonly items: readonly { readonly variant_id: string; readonly quantity: number }[]
  /** A customer's email, or a group that a temporary customer is put into; a guest without email has none. */
  readonly buyer: { readonly email?: string | undefined; readonly group?: string | undefined }
  readonly shippingOption: string | undefined
  readonly codes: readonly string[]
}

interface TrialAnswer {
  readonly cart: Cart
  /** Why the server refused the codes. */
  readonly refusal: ApiError | null
}

const fieldsOf = (path: string, names: string) => names.split(" ").map((name) => `${path}.${name}`)
const fields = [
  "id,currency_code,email,region_id,sales_channel_id,metadata",
  "total,subtotal,item_total,item_subtotal,original_item_total,original_item_subtotal,shipping_subtotal",
  ...fieldsOf("region", "id name"),
  ...fieldsOf("customer", "id email groups.id"),
  "shipping_address.country_code",
  ...fieldsOf("promotions", "id code is_automatic"),
  ...fieldsOf("items", "id title product_title variant_title quantity unit_price subtotal original_total"),
  ...fieldsOf("items.product", "id collection_id type_id categories.id tags.id"),
  ...fieldsOf("items.adjustments", "id amount code promotion_id"),
  ...fieldsOf("shipping_methods", "id name amount subtotal original_total shipping_option_id"),
  ...fieldsOf("shipping_methods.adjustments", "id amount code promotion_id"),
].join(",")
const query = { fields }

/** Marks the carts and customers of checks. */
const metadata = { promotion_check: true }
const temporaryEmail = () => `promotion-check-${crypto.randomUUID()}@example.invalid`

/**
 * A cart that is created to see what the server takes off it. `remove` empties it and deletes the customer that was
 * created for it; the API can't delete carts. It can be called again after a failure.
 */
export function createTrial({ admin }: AdminSdk, { store }: StoreSdk, content: TrialContent) {
  const { region, channel, country, items, buyer, shippingOption, codes } = content
  let cart: Cart | undefined
  /** Email of the customer that exists only because of the trial. */
  let ownEmail: string | undefined

  async function openBuyer(): Promise<string | undefined> {
    const { email, group } = buyer
    if (group !== undefined) {
      ownEmail = temporaryEmail()
      const { customer } = await admin.customer.create({ body: { email: ownEmail, metadata }, query: { fields: "id" } })
      await admin.customer.batchCustomerGroups({
        id: needed(customer).id,
        body: { add: [group] },
        query: { fields: "id" },
      })
      return ownEmail
    }
    if (email === undefined) return undefined
    const { count } = await admin.customer.list({ query: { email, limit: 1, fields: "id" } })
    // The server creates a guest for it.
    if (count === 0) ownEmail = email
    return email
  }

  let loading: Promise<TrialAnswer> | undefined
  const load = (): Promise<TrialAnswer> => {
    loading = run()
    return loading
  }

  async function run(): Promise<TrialAnswer> {
    const email = await openBuyer()
    const body = {
      region_id: region,
      sales_channel_id: channel,
      items: [...items],
      metadata,
      ...(email === undefined ? {} : { email }),
      ...(country === undefined ? {} : { shipping_address: { country_code: country } }),
    }
    cart = needed((await store.cart.create({ body, query })).cart)
    const { id } = cart
    if (shippingOption !== undefined)
      cart = needed((await store.cart.addShippingMethod({ id, body: { option_id: shippingOption }, query })).cart)
    // Last: the server drops codes that have no effect yet.
    if (codes.length === 0) return { cart, refusal: null }
    try {
      cart = needed((await store.cart.addPromotions({ id, body: { promo_codes: [...codes] }, query })).cart)
      return { cart, refusal: null }
    } catch (error) {
      if (refusalReason(error) === undefined) throw error
      return { cart, refusal: toApiError(error) }
    }
  }

  async function empty({ id, items: lines = [], promotions }: Cart): Promise<void> {
    const entered = promotions.flatMap(({ code, is_automatic }) => (code && !is_automatic ? code : []))
    if (entered.length > 0)
      await store.cart.removePromotions({ id, body: { promo_codes: entered }, query: { fields: "id" } })
    // Also succeeds for one that is already gone.
    for (const line of lines) await store.cart.deleteLineItem({ id, line_id: line.id, query: { fields: "id" } })
  }

  async function removeCustomer(email: string): Promise<void> {
    const { customers } = await admin.customer.list({ query: { email, has_account: false, fields: "id" } })
    for (const { id } of customers) await admin.customer.delete({ id })
  }

  async function remove(): Promise<void> {
    // A request that is still running could create more.
    await loading?.catch(() => undefined)
    const parts = [cart && empty(cart), ownEmail === undefined ? undefined : removeCustomer(ownEmail)]
    const failed = (await Promise.allSettled(parts)).find(({ status }) => status === "rejected")
    if (failed?.status === "rejected") throw failed.reason
  }

  return { load, remove }
}
export type Trial = ReturnType<typeof createTrial>
