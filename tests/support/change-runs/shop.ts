import { Chance } from "#tests/support/fuzz/chance.ts"
import { ADMIN_LOGIN, address, adminClient, fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { FlakyNetwork } from "./network.ts"

/** A shop with an order for each kind of change, and an admin client with an unreliable network. */
export async function openChangeShop() {
  const shop = await openLiveShop()
  const { admin } = shop.admin
  const network = new FlakyNetwork(shop.backend, new Chance(1))
  const flaky = adminClient(network.fetch)
  await flaky.auth.login(ADMIN_LOGIN)

  const open = await placeOrder(shop, 3)
  const fulfilled = await placeOrder(shop, 3)
  await fulfillOrder(shop, fulfilled)
  const returning = await placeOrder(shop, 3)
  await fulfillOrder(shop, returning)
  const location = String((await admin.stockLocation.list()).stock_locations[0]?.id)
  const started = await admin.return.initiateRequest({ body: { order_id: returning, location_id: location } })
  const returnId = started.return.id
  const items = [{ id: String(started.order.items?.[0]?.id), quantity: 3 }]
  await admin.return.addReturnItem({ id: returnId, body: { items } })
  await admin.return.confirmRequest({ id: returnId, body: {} })

  const { shipping_options } = await admin.order.listShippingOptions({ id: open })
  const option = (name: string) => String(shipping_options.find((each) => each.name === name)?.id)
  const options = { out: option("Express"), back: option("Return Parcel") }
  const { draft_order } = await admin.draftOrder.create({
    body: {
      region_id: shop.region,
      email: "ada@example.com",
      shipping_address: address,
      items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 2 }],
      shipping_methods: [{ shipping_option_id: options.out, name: "Express", amount: 9 }],
    },
  })
  const reasons = (await admin.returnReason.list()).return_reasons.map(({ id }) => id)
  return {
    shop,
    network,
    flaky,
    location,
    options,
    reasons,
    returnId,
    orders: { open, fulfilled, returning, draft: draft_order.id },
    mug: shop.variant("MUG-CLASSIC"),
    shirt: shop.variant("SHIRT-M-BLACK"),
    world: shop.backend.db.export(),
  }
}
export type ChangeShop = Awaited<ReturnType<typeof openChangeShop>>
