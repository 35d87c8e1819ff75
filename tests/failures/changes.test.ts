import { createClaimMachine } from "#machines/orders/claim/claim.machine.ts"
import { createDraftEditMachine } from "#machines/orders/draft-edit/draft-edit.machine.ts"
import { createExchangeMachine } from "#machines/orders/exchange/exchange.machine.ts"
import type {
  createOrderChangeMachine,
  OrderChangeSnapshot,
} from "#machines/orders/order-change/order-change.machine.ts"
import { actionsOf } from "#machines/orders/order-change/order-change.rules.ts"
import type { StartOptions } from "#machines/orders/order-change/order-change-flow.ts"
import type { ChangeStep } from "#machines/orders/order-change/step-types.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { createReceiveMachine } from "#machines/orders/receive/receive.machine.ts"
import { createReturnMachine } from "#machines/orders/return/return.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { address, fulfillOrder, placeOrder } from "#tests/support/live-shop.ts"
import { flow, type Step } from "./flow.ts"
import { type Case, failureMatrix } from "./matrix.ts"

type Machine = ReturnType<typeof createOrderChangeMachine>
type Preview = OrderChangeSnapshot["context"]["preview"]

/** Every step of every machine that changes an order. */
const { shop, wire, admin, world } = await openBreakableShop()
const { order: orders, draftOrder, return: returns, returnReason, stockLocation } = shop.admin.admin
const cases: Case[] = []

/** A step that stages a change; `change` reads the ids it needs from the preview. */
const stage = (name: string, change: (preview: Preview) => ChangeStep, isBranch = false): Step<Machine> => ({
  name,
  isBranch,
  events: ({ context }) => [change(context.preview)],
})
/** Final steps of every flow: discards in a branch, then confirms. */
const end: readonly Step<Machine>[] = [
  { name: "discards", isBranch: true, events: () => [{ type: "edit.discard" }] },
  { name: "confirms", events: () => [{ type: "edit.confirm" }] },
]
function add(machine: Machine, orderId: string, steps: readonly Step<Machine>[], startOptions?: StartOptions): void {
  const input = startOptions ? { orderId, startOptions } : { orderId }
  const title = machine.id
  cases.push({ world: world(), flow: flow(machine)({ title, input, steps: [...steps, ...end] }) })
}
/** The latest action of a kind. */
const actionId = (preview: Preview, kind: string): string =>
  String(actionsOf(preview).findLast(({ action }) => action === kind)?.id)
const itemId = (preview: Preview): string => String(preview?.items[0]?.id)

const orderId = await placeOrder(shop)
const options = (await orders.listShippingOptions({ id: orderId })).shipping_options
const optionId = (name: string): string => String(options.find((option) => option.name === name)?.id)
const mug = { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }
const locationId = String((await stockLocation.list()).stock_locations[0]?.id)
const reasonId = String((await returnReason.list()).return_reasons[0]?.id)

const addItem = stage("adds an item", () => ({ type: "change.addItems", items: [mug] }))
const undoItem = stage(
  "removes the added item",
  (p) => ({ type: "change.removeAdded", actionId: actionId(p, "ITEM_ADD") }),
  true,
)
const setAdded = stage("changes the added item", (p) => ({
  type: "change.setAdded",
  actionId: actionId(p, "ITEM_ADD"),
  quantity: 3,
  unitPrice: 5,
}))
const setItem = stage("changes an item", (p) => ({
  type: "change.setItem",
  itemId: itemId(p),
  quantity: 1,
  note: "one",
}))
const carryOver = stage("keeps promotions", () => ({ type: "change.carryOverPromotions", carryOver: true }))

/** Adds, changes and removes a shipping method. */
function shipping(name: string, side?: "inbound" | "outbound"): Step<Machine>[] {
  const more = side ? { side } : {}
  const id = (p: Preview) => actionId(p, "SHIPPING_ADD")
  const what = `${side ? `${side} ` : ""}shipping`
  return [
    stage(`adds ${what}`, () => ({ type: "change.addShipping", optionId: optionId(name), amount: 4, ...more })),
    stage(`changes ${what}`, (p) => ({ type: "change.setShipping", actionId: id(p), amount: 2, ...more })),
    stage(`removes ${what}`, (p) => ({ type: "change.removeShipping", actionId: id(p), ...more }), true),
  ]
}
const returnSteps: Step<Machine>[] = [
  stage("returns an item", (p) => ({ type: "change.returnItem", itemId: itemId(p), quantity: 1 })),
  stage("changes the returned item", (p) => ({
    type: "change.setReturnItem",
    actionId: actionId(p, "RETURN_ITEM"),
    quantity: 2,
    reasonId,
    note: "too small",
  })),
  stage("sets the location", () => ({ type: "change.setLocation", locationId })),
  stage("keeps the item", (p) => ({ type: "change.removeReturnItem", actionId: actionId(p, "RETURN_ITEM") }), true),
]

add(createOrderEditMachine(admin), orderId, [
  addItem,
  undoItem,
  setAdded,
  setItem,
  ...shipping("Express"),
  carryOver,
  stage("requests approval", () => ({ type: "change.request" })),
])

await fulfillOrder(shop, orderId)
add(createReturnMachine(admin), orderId, [...returnSteps, ...shipping("Return Parcel")])
add(createExchangeMachine(admin), orderId, [
  ...returnSteps,
  ...shipping("Return Parcel", "inbound"),
  addItem,
  undoItem,
  setAdded,
  ...shipping("Express", "outbound"),
  carryOver,
])
const claimed = (p: Preview) => actionId(p, "WRITE_OFF_ITEM")
add(
  createClaimMachine(admin),
  orderId,
  [
    stage("claims an item", (p) => ({ type: "change.claim", itemId: itemId(p), quantity: 1, reason: "other" })),
    stage("changes the quantity", (p) => ({
      type: "change.setClaimed",
      actionId: claimed(p),
      quantity: 2,
      note: "both",
    })),
    stage("changes the reason", (p) => ({
      type: "change.replaceClaim",
      actionId: claimed(p),
      itemId: itemId(p),
      quantity: 2,
      reason: "missing_item",
      note: "both",
    })),
    stage("removes the claimed item", (p) => ({ type: "change.unclaim", actionId: claimed(p) }), true),
    ...returnSteps,
    ...shipping("Return Parcel", "inbound"),
    addItem,
    undoItem,
    setAdded,
    ...shipping("Express", "outbound"),
  ],
  { claimType: "replace" },
)

const before = world()
const { draft_order } = await draftOrder.create({
  body: {
    region_id: shop.region,
    email: "ada@example.com",
    shipping_address: address,
    items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 2 }],
    shipping_methods: [{ name: "Standard", shipping_option_id: optionId("Standard"), amount: 10 }] as never,
  },
})
const methodId = (p: Preview) => String(p?.shipping_methods.find(({ actions }) => !actions?.length)?.id)
const WELCOME = ["WELCOME10"]
add(createDraftEditMachine(admin), draft_order.id, [
  addItem,
  undoItem,
  stage("changes the added item", (p) => ({
    type: "change.setAdded",
    actionId: actionId(p, "ITEM_ADD"),
    quantity: 3,
    unitPrice: 5,
  })),
  stage("adds a custom item", () => ({ type: "change.addCustom", title: "Engraving", quantity: 1, unitPrice: 5 })),
  setItem,
  stage("adds a promotion", () => ({ type: "change.addPromotions", codes: WELCOME })),
  stage("removes a promotion", () => ({ type: "change.removePromotions", codes: WELCOME }), true),
  ...shipping("Express"),
  stage("removes the shipping method", (p) => ({ type: "change.removeShippingMethod", methodId: methodId(p) }), true),
  stage("replaces the shipping method", (p) => ({
    type: "change.setShippingMethod",
    methodId: methodId(p),
    optionId: optionId("Standard"),
    amount: 4,
  })),
])
shop.backend.db.import(before)

const { id: returnId } = (await returns.initiateRequest({ body: { order_id: orderId, location_id: locationId } }))
  .return
const line = String((await orders.retrieve({ id: orderId })).order.items?.[0]?.id)
await returns.addReturnItem({ id: returnId, body: { items: [{ id: line, quantity: 2 }] } })
await returns.confirmRequest({ id: returnId, body: {} })
const [GOOD, DAMAGED] = ["RECEIVE_RETURN_ITEM", "RECEIVE_DAMAGED_RETURN_ITEM"]
add(
  createReceiveMachine(admin),
  orderId,
  [
    stage("receives an item", () => ({ type: "change.receive", itemId: line, quantity: 2 })),
    stage("changes the received item", (p) => ({
      type: "change.setReceived",
      actionId: actionId(p, GOOD),
      quantity: 1,
    })),
    stage("removes the received item", (p) => ({ type: "change.unreceive", actionId: actionId(p, GOOD) }), true),
    stage("receives a damaged item", () => ({ type: "change.receive", itemId: line, quantity: 1, damaged: true })),
    stage(
      "removes the damaged item",
      (p) => ({ type: "change.unreceive", actionId: actionId(p, DAMAGED), damaged: true }),
      true,
    ),
  ],
  { returnId },
)

failureMatrix("changes", shop, wire, cases)
