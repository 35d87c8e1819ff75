import { loadCheckedPromotion } from "#machines/promotions/promotion-check/load-checked-promotion.ts"
import { type Check, checkPromotion, type WhyNot } from "#machines/promotions/promotion-check/promotion-check.rules.ts"
import { withOptionTypes } from "#machines/promotions/promotion-check/rule-verdict.ts"
import { createTrial, type TrialContent } from "#machines/promotions/promotion-check/trial.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"

type PromotionBody = NonNullable<Parameters<AdminSdk["admin"]["promotion"]["create"]>[0]["body"]>
type Method = PromotionBody["application_method"]
type Campaign = NonNullable<PromotionBody["campaign"]>

/** A shop with two products, a region with euros that has several countries, and a shipping option. */
export interface CheckShop {
  readonly admin: AdminSdk
  readonly store: StoreSdk
  readonly shirt: { readonly variant: string; readonly product: string }
  readonly mug: { readonly variant: string; readonly product: string }
  readonly region: string
  readonly channel: string
  readonly country: string
  readonly shipping: { readonly id: string; readonly type: string }
  /** A customer group without customers. */
  readonly group: string
}

type Content = Partial<Omit<TrialContent, "items">> & {
  readonly shirts?: number
  readonly mugs?: number
  readonly isEntered?: boolean
}

export interface CheckCase {
  readonly title: string
  readonly promotion: (shop: CheckShop) => Partial<Omit<PromotionBody, "application_method" | "campaign">> & {
    readonly method?: Partial<Method>
    readonly campaign?: Partial<Omit<Campaign, "name" | "campaign_identifier">>
  }
  readonly cart?: (shop: CheckShop) => Content
  /** Places an order with the promotion first. */
  readonly isUsed?: true
  /** Why it doesn't apply; empty if it does. */
  readonly whyNot: readonly WhyNot["kind"][]
}

const items = { target_type: "items", allocation: "across" } as const
const ofProduct = (product: string, operator: "in" | "ne" = "in") => [
  { attribute: "items.product.id", operator, values: [product] },
]
const forever = { starts_at: "2020-01-01T00:00:00.000Z", ends_at: "2099-01-01T00:00:00.000Z" }
const buyget = ({ shirt }: CheckShop, buy: number) => ({
  type: "buyget" as const,
  method: {
    ...({ target_type: "items", allocation: "each", value: 100, max_quantity: 1 } as const),
    buy_rules_min_quantity: buy,
    apply_to_quantity: 1,
    buy_rules: ofProduct(shirt.product),
    target_rules: ofProduct(shirt.product),
  },
})

/** Promotions and carts, with the reasons that a check must name. */
export const checkCases: readonly CheckCase[] = [
  { title: "a percentage off all items", promotion: () => ({}), whyNot: [] },
  {
    title: "an amount off each unit",
    promotion: () => ({ method: { type: "fixed", value: 3, allocation: "each", max_quantity: 1 } }),
    whyNot: [],
  },
  {
    title: "an amount shared among the items",
    promotion: () => ({ method: { type: "fixed", value: 5, allocation: "across" } }),
    whyNot: [],
  },
  {
    title: "an amount off the cheapest units",
    promotion: () => ({ method: { type: "fixed", value: 4, allocation: "once", max_quantity: 2 } }),
    whyNot: [],
  },
  {
    title: "a percentage off the whole order, with taxes",
    promotion: () => ({ is_tax_inclusive: true, method: { target_type: "order", value: 25 } }),
    whyNot: [],
  },
  { title: "buy 2 get 1", promotion: (shop) => buyget(shop, 2), cart: () => ({ shirts: 3 }), whyNot: [] },
  {
    title: "buy 2 get 1 with too few bought",
    promotion: (shop) => buyget(shop, 2),
    cart: () => ({ shirts: 1, mugs: 5 }),
    whyNot: ["buyQuantity"],
  },
  {
    title: "buy 2 get 1 without a further unit",
    promotion: (shop) => buyget(shop, 2),
    cart: () => ({ shirts: 2 }),
    whyNot: ["getQuantity"],
  },
  {
    title: "free shipping",
    promotion: () => ({ method: { target_type: "shipping_methods", allocation: "each", value: 100, max_quantity: 1 } }),
    cart: ({ shipping }) => ({ shippingOption: shipping.id }),
    whyNot: [],
  },
  {
    title: "free shipping of a type",
    promotion: ({ shipping }) => ({
      method: {
        ...({ target_type: "shipping_methods", allocation: "across", value: 100 } as const),
        target_rules: [
          {
            attribute: "shipping_methods.shipping_option.shipping_option_type_id",
            operator: "in" as const,
            values: [shipping.type],
          },
        ],
      },
    }),
    cart: ({ shipping }) => ({ shippingOption: shipping.id }),
    whyNot: [],
  },
  {
    title: "free shipping without a shipping method",
    promotion: () => ({ method: { target_type: "shipping_methods", allocation: "across", value: 100 } }),
    whyNot: ["noShipping"],
  },
  {
    title: "items of one product",
    promotion: ({ mug }) => ({ method: { target_rules: ofProduct(mug.product) } }),
    whyNot: [],
  },
  {
    title: "items of a product that isn't in the cart",
    promotion: ({ mug }) => ({ method: { target_rules: ofProduct(mug.product) } }),
    cart: () => ({ mugs: 0 }),
    whyNot: ["noTarget"],
  },
  { title: "a draft", promotion: () => ({ status: "draft" }), whyNot: ["draft"] },
  { title: "an inactive promotion", promotion: () => ({ status: "inactive" }), whyNot: ["inactive"] },
  { title: "a code that isn't entered", promotion: () => ({}), cart: () => ({ isEntered: false }), whyNot: ["code"] },
  { title: "an automatic promotion", promotion: () => ({ is_automatic: true }), whyNot: [] },
  {
    title: "another currency",
    promotion: () => ({ method: { type: "fixed", value: 5, currency_code: "usd" } }),
    whyNot: ["currency"],
  },
  { title: "a campaign that runs", promotion: () => ({ campaign: forever }), whyNot: [] },
  {
    title: "a campaign that has ended",
    promotion: () => ({ campaign: { ...forever, ends_at: "2021-01-01T00:00:00.000Z" } }),
    whyNot: ["ended"],
  },
  {
    title: "a campaign that hasn't started",
    promotion: () => ({ campaign: { ...forever, starts_at: "2098-01-01T00:00:00.000Z" } }),
    whyNot: ["planned"],
  },
  {
    title: "a budget of uses that is used up",
    promotion: () => ({ campaign: { budget: { type: "usage", limit: 1 } } }),
    isUsed: true,
    whyNot: ["budget"],
  },
  { title: "a usage limit that is reached", promotion: () => ({ limit: 1 }), isUsed: true, whyNot: ["limit"] },
  {
    title: "a budget of amounts whose rest is less than the discount",
    promotion: () => ({
      method: { currency_code: "eur" },
      campaign: { budget: { type: "spend", limit: 0.5, currency_code: "eur" } },
    }),
    cart: () => ({ mugs: 0 }),
    whyNot: ["budgetRest"],
  },
  {
    title: "a budget by email that a customer has used",
    promotion: () => ({ campaign: { budget: { type: "use_by_attribute", limit: 1, attribute: "customer_email" } } }),
    isUsed: true,
    cart: () => ({ buyer: { email: SHOPPER } }),
    whyNot: ["customerBudget"],
  },
  {
    title: "a budget by email and a guest without one",
    promotion: () => ({ campaign: { budget: { type: "use_by_attribute", limit: 1, attribute: "customer_email" } } }),
    whyNot: ["noCustomer"],
  },
  {
    title: "a budget of amounts by email, which the server doesn't count",
    promotion: () => ({
      campaign: {
        budget: { type: "spend_by_attribute", limit: 1, attribute: "customer_email", currency_code: "eur" },
      },
    }),
    isUsed: true,
    cart: () => ({ buyer: { email: SHOPPER } }),
    whyNot: [],
  },
  {
    title: "a budget of amounts by email, which never applies with a limit below 1",
    promotion: () => ({
      campaign: {
        budget: { type: "spend_by_attribute", limit: 0.5, attribute: "customer_email", currency_code: "eur" },
      },
    }),
    whyNot: ["limitBelowOne"],
  },
  {
    title: "a region that the cart has",
    promotion: ({ region }) => ({ rules: [{ attribute: "region.id", operator: "in", values: [region] }] }),
    whyNot: [],
  },
  {
    title: "a region that the cart must not have",
    promotion: ({ region }) => ({ rules: [{ attribute: "region.id", operator: "ne", values: [region] }] }),
    whyNot: ["rule"],
  },
  {
    title: "a country that the cart has",
    promotion: ({ country }) => ({
      rules: [{ attribute: "shipping_address.country_code", operator: "eq", values: [country] }],
    }),
    whyNot: [],
  },
  {
    title: "a sales channel that the cart doesn't have",
    promotion: () => ({ rules: [{ attribute: "sales_channel_id", operator: "eq", values: ["sc_other"] }] }),
    whyNot: ["rule"],
  },
  {
    title: "a customer group for a customer in it",
    promotion: ({ group }) => ({ rules: [{ attribute: "customer.groups.id", operator: "in", values: [group] }] }),
    cart: ({ group }) => ({ buyer: { group } }),
    whyNot: [],
  },
  {
    title: "a customer group for a guest",
    promotion: ({ group }) => ({ rules: [{ attribute: "customer.groups.id", operator: "in", values: [group] }] }),
    whyNot: ["rule"],
  },
  {
    title: "an entered code for everyone outside a customer group",
    promotion: ({ group }) => ({ rules: [{ attribute: "customer.groups.id", operator: "ne", values: [group] }] }),
    whyNot: [],
  },
  {
    title: "an automatic promotion for everyone outside a group, and a guest without groups",
    promotion: ({ group }) => ({
      is_automatic: true,
      rules: [{ attribute: "customer.groups.id", operator: "ne", values: [group] }],
    }),
    whyNot: ["rule"],
  },
  {
    title: "a minimum total of the items",
    promotion: () => ({ rules: [{ attribute: "item_total", operator: "gte", values: ["100000"] }] }),
    whyNot: ["rule"],
  },
]

/** Buys with an email; the groups' customer has another one. */
const SHOPPER = "promotion-check@example.com"

const address = {
  first_name: "Ada",
  last_name: "Shopper",
  address_1: "Lange Strasse 7",
  postal_code: "10115",
  city: "Berlin",
}

function contentOf(shop: CheckShop, { cart }: CheckCase) {
  const { shirts = 2, mugs = 1, isEntered = true, buyer = {}, shippingOption } = cart?.(shop) ?? {}
  const lines = [
    { variant_id: shop.shirt.variant, quantity: shirts },
    { variant_id: shop.mug.variant, quantity: mugs },
  ]
  return { items: lines.filter(({ quantity }) => quantity > 0), isEntered, buyer, shippingOption }
}

/** What the server takes off the cart of a shopper who adds one item after the other; undefined if it refuses the code. */
async function shopperDiscount(shop: CheckShop, each: CheckCase, code: string | undefined): Promise<number> {
  const { cart: carts } = shop.store.store
  const { items: lines, buyer, shippingOption } = contentOf(shop, each)
  const { country } = shop
  let email = buyer.email
  if (buyer.group) {
    email = `group-${crypto.randomUUID()}@example.com`
    const { customer } = await shop.admin.admin.customer.create({ body: { email } })
    await shop.admin.admin.customer.batchCustomerGroups({ id: customer.id, body: { add: [buyer.group] } })
  }
  const body = { region_id: shop.region, sales_channel_id: shop.channel, shipping_address: { country_code: country } }
  const { id } = (await carts.create({ body: { ...body, ...(email ? { email } : {}) } })).cart
  for (const line of lines) await carts.createLineItem({ id, body: line })
  if (shippingOption) await carts.addShippingMethod({ id, body: { option_id: shippingOption } })
  if (code)
    await carts.addPromotions({ id, body: { promo_codes: [code] } }).catch((error: unknown) => {
      if (toApiError(error).status !== 400) throw error
    })
  const fields = "id,*items,*items.adjustments,*shipping_methods,*shipping_methods.adjustments"
  const { cart } = await carts.retrieve({ id, query: { fields } })
  const adjustments = [...(cart.items ?? []), ...(cart.shipping_methods ?? [])].flatMap(
    (line) => line.adjustments ?? [],
  )
  return adjustments.reduce((sum, { amount }) => sum + amount, 0)
}

/** Places an order with a code. */
async function placeOrderWith(
  { store, shirt, region, channel, country, shipping }: CheckShop,
  code: string,
): Promise<void> {
  const { cart: carts, payment } = store.store
  const shopper = { email: SHOPPER, shipping_address: { ...address, country_code: country } }
  const lines = [{ variant_id: shirt.variant, quantity: 1 }]
  const { id } = (
    await carts.create({ body: { region_id: region, sales_channel_id: channel, items: lines, ...shopper } })
  ).cart
  await carts.addShippingMethod({ id, body: { option_id: shipping.id } })
  await carts.addPromotions({ id, body: { promo_codes: [code] } })
  const { payment_collection } = await payment.createCollection({ body: { cart_id: id } })
  await payment.createSession({ id: payment_collection.id, body: { provider_id: "pp_system_default" } })
  const answer = await carts.complete({ id })
  if (answer.type !== "order") throw new Error("the order was not placed")
}

export interface CheckedCase {
  readonly check: Check
  /** What a shopper with the same cart gets. */
  readonly shopper: number
}

/** Creates the promotion of a case, checks it, compares it with a shopper's cart, and deletes it. */
export async function runCheckCase(shop: CheckShop, each: CheckCase): Promise<CheckedCase> {
  const { promotion: promotions, campaign: campaigns } = shop.admin.admin
  const code = `CHECK-${crypto.randomUUID()}`
  const { method, campaign, ...more } = each.promotion(shop)
  const { promotion } = await promotions.create({
    body: {
      code,
      type: "standard",
      status: "active",
      application_method: { type: "percentage", value: 10, ...items, ...method } as Method,
      ...(campaign ? { campaign: { name: code, campaign_identifier: code, ...campaign } as Campaign } : {}),
      ...more,
    } as PromotionBody,
  })
  const { items: lines, isEntered, buyer, shippingOption } = contentOf(shop, each)
  if (each.isUsed) await placeOrderWith(shop, code)
  const isByCode = isEntered && !promotion.is_automatic
  const trial = createTrial(shop.admin, shop.store, {
    region: shop.region,
    channel: shop.channel,
    country: shop.country,
    items: lines,
    buyer,
    shippingOption,
    codes: isByCode ? [code] : [],
  })
  try {
    const [{ cart }, { names: _, ...checked }] = await Promise.all([
      trial.load(),
      loadCheckedPromotion(shop.admin, promotion.id),
    ])
    const types = new Map([[shop.shipping.id, shop.shipping.type]])
    const check = checkPromotion({ ...checked, isEntered, now: Date.now() }, withOptionTypes(cart, types))
    return { check, shopper: await shopperDiscount(shop, each, isByCode ? code : undefined) }
  } finally {
    await trial.remove()
    await promotions.delete({ id: promotion.id })
    if (promotion.campaign_id) await campaigns.delete({ id: promotion.campaign_id })
  }
}
