import { createClaimMachine } from "#machines/orders/claim/claim.machine.ts"
import { createDraftEditMachine } from "#machines/orders/draft-edit/draft-edit.machine.ts"
import { createExchangeMachine } from "#machines/orders/exchange/exchange.machine.ts"
import type { ChangeStep, ChangeStepOf } from "#machines/orders/order-change/change-step.ts"
import type {
  createOrderChangeMachine,
  OrderChangeSnapshot,
} from "#machines/orders/order-change/order-change.machine.ts"
import { actionsOf } from "#machines/orders/order-change/order-change.rules.ts"
import type { StartOptions } from "#machines/orders/order-change/order-change-flow.ts"
import type { Side } from "#machines/orders/order-change/steps/shipping-steps.ts"
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
/** The latest action of some kinds. */
const actionId = (preview: Preview, ...kinds: string[]): string =>
  String(actionsOf(preview).findLast(({ action }) => kinds.includes(action))?.id)
const itemId = (preview: Preview): string => String(preview?.items[0]?.id)

const orderId = await placeOrder(shop)
const options = (await orders.listShippingOptions({ id: orderId })).shipping_options
const optionId = (name: string): string => String(options.find((option) => option.name === name)?.id)
const mug = { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }
const locationId = String((await stockLocation.list()).stock_locations[0]?.id)
const reasonId = String((await returnReason.list()).return_reasons[0]?.id)

const methodId = (p: Preview) => String(p?.shipping_methods.find(({ actions }) => !actions?.length)?.id)
const codes = ["WELCOME10"]
const added = (p: Preview) => ({ actionId: actionId(p, "ITEM_ADD") })
const returned = (p: Preview) => ({ actionId: actionId(p, "RETURN_ITEM") })
const claimed = (p: Preview) => ({ actionId: actionId(p, "WRITE_OFF_ITEM") })
const received = (p: Preview) => ({ actionId: actionId(p, "RECEIVE_RETURN_ITEM", "RECEIVE_DAMAGED_RETURN_ITEM") })
const shipped = (p: Preview) => ({ actionId: actionId(p, "SHIPPING_ADD") })

type Values<T extends ChangeStep["type"]> = Omit<ChangeStepOf<T>, "type">
/** A step of each type, so that the compiler asks for one of a new type. */
const steps: { readonly [T in ChangeStep["type"]]: readonly [string, (p: Preview) => Values<T>, "branch"?] } = {
  "change.addItems": ["adds an item", () => ({ items: [mug] })],
  "change.removeAdded": ["removes the added item", added, "branch"],
  "change.setAdded": ["changes the added item", (p) => ({ ...added(p), quantity: 3, unitPrice: 5 })],
  "change.setItem": ["changes an item", (p) => ({ itemId: itemId(p), quantity: 1, note: "one" })],
  "change.addCustom": ["adds a custom item", () => ({ title: "Engraving", quantity: 1, unitPrice: 5 })],
  "change.returnItem": ["returns an item", (p) => ({ itemId: itemId(p), quantity: 1 })],
  "change.setReturnItem": [
    "changes the returned item",
    (p) => ({ ...returned(p), quantity: 2, reasonId, note: "too small" }),
  ],
  "change.setLocation": ["sets the location", () => ({ locationId })],
  "change.removeReturnItem": ["keeps the item", returned, "branch"],
  "change.claim": ["claims an item", (p) => ({ itemId: itemId(p), quantity: 1, reason: "other" })],
  "change.setClaimed": ["changes the quantity", (p) => ({ ...claimed(p), quantity: 2, note: "both" })],
  "change.replaceClaim": [
    "changes the reason",
    (p) => ({ ...claimed(p), itemId: itemId(p), quantity: 2, reason: "missing_item", note: "both" }),
  ],
  "change.unclaim": ["removes the claimed item", claimed, "branch"],
  "change.receive": ["receives an item", (p) => ({ itemId: itemId(p), quantity: 2 })],
  "change.setReceived": ["changes the received item", (p) => ({ ...received(p), quantity: 1 })],
  "change.unreceive": ["removes the received item", received, "branch"],
  "change.addShipping": ["adds shipping", () => ({ optionId: optionId("Express"), amount: 4 })],
  "change.setShipping": ["changes shipping", (p) => ({ ...shipped(p), amount: 2 })],
  "change.removeShipping": ["removes shipping", shipped, "branch"],
  "change.removeShippingMethod": ["removes the shipping method", (p) => ({ methodId: methodId(p) }), "branch"],
  "change.setShippingMethod": [
    "replaces the shipping method",
    (p) => ({ methodId: methodId(p), optionId: optionId("Standard"), amount: 4 }),
  ],
  "change.addPromotions": ["adds a promotion", () => ({ codes })],
  "change.removePromotions": ["removes a promotion", () => ({ codes }), "branch"],
  "change.carryOverPromotions": ["keeps promotions", () => ({ carryOver: true })],
  "change.request": ["requests approval", () => ({})],
}
/** Stages a step; it reads the ids that it needs from the preview. */
function stage(type: ChangeStep["type"], more: object = {}, title?: string): Step<Machine> {
  const [name, values, branch] = steps[type]
  return {
    name: title ?? name,
    isBranch: branch !== undefined,
    events: ({ context }) => [{ type, ...values(context.preview), ...more } as ChangeStep],
  }
}
/** Adds, changes and removes a shipping method. */
function shippingSteps(option: string, side?: Side): Step<Machine>[] {
  const more = side ? { side } : {}
  const what = `${side ? `${side} ` : ""}shipping`
  return [
    stage("change.addShipping", { optionId: optionId(option), ...more }, `adds ${what}`),
    stage("change.setShipping", more, `changes ${what}`),
    stage("change.removeShipping", more, `removes ${what}`),
  ]
}
const addedItemSteps = [stage("change.addItems"), stage("change.removeAdded"), stage("change.setAdded")]
const returnSteps = [
  stage("change.returnItem"),
  stage("change.setReturnItem"),
  stage("change.setLocation"),
  stage("change.removeReturnItem"),
]

add(createOrderEditMachine(admin), orderId, [
  ...addedItemSteps,
  stage("change.setItem"),
  ...shippingSteps("Express"),
  stage("change.carryOverPromotions"),
  stage("change.request"),
])

await fulfillOrder(shop, orderId)
add(createReturnMachine(admin), orderId, [...returnSteps, ...shippingSteps("Return Parcel")])
const sidedSteps = [
  ...returnSteps,
  ...shippingSteps("Return Parcel", "inbound"),
  ...addedItemSteps,
  ...shippingSteps("Express", "outbound"),
]
add(createExchangeMachine(admin), orderId, [...sidedSteps, stage("change.carryOverPromotions")])
const claimSteps = [
  stage("change.claim"),
  stage("change.setClaimed"),
  stage("change.replaceClaim"),
  stage("change.unclaim"),
]
add(createClaimMachine(admin), orderId, [...claimSteps, ...sidedSteps], { claimType: "replace" })

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
add(createDraftEditMachine(admin), draft_order.id, [
  ...addedItemSteps,
  stage("change.addCustom"),
  stage("change.setItem"),
  stage("change.addPromotions"),
  stage("change.removePromotions"),
  ...shippingSteps("Express"),
  stage("change.removeShippingMethod"),
  stage("change.setShippingMethod"),
])
shop.backend.db.import(before)

const { id: returnId } = (await returns.initiateRequest({ body: { order_id: orderId, location_id: locationId } }))
  .return
const line = String((await orders.retrieve({ id: orderId })).order.items?.[0]?.id)
await returns.addReturnItem({ id: returnId, body: { items: [{ id: line, quantity: 2 }] } })
await returns.confirmRequest({ id: returnId, body: {} })
add(
  createReceiveMachine(admin),
  orderId,
  [
    stage("change.receive"),
    stage("change.setReceived"),
    stage("change.unreceive"),
    stage("change.receive", { quantity: 1, damaged: true }, "receives a damaged item"),
    stage("change.unreceive", { damaged: true }, "removes the damaged item"),
  ],
  { returnId },
)

failureMatrix("changes", shop, wire, cases)
