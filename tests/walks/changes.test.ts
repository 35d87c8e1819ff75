import { createClaimMachine } from "#machines/orders/claim/claim.machine.ts"
import { createDraftEditMachine } from "#machines/orders/draft-edit/draft-edit.machine.ts"
import { createExchangeMachine } from "#machines/orders/exchange/exchange.machine.ts"
import type { ChangeStep } from "#machines/orders/order-change/change-step.ts"
import type {
  createOrderChangeMachine,
  OrderChangeSnapshot,
} from "#machines/orders/order-change/order-change.machine.ts"
import { actionsOf, openChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { StartOptions } from "#machines/orders/order-change/order-change-flow.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { createReceiveMachine } from "#machines/orders/receive/receive.machine.ts"
import { createReturnMachine } from "#machines/orders/return/return.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { address, fulfillOrder, placeOrder } from "#tests/support/live-shop.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

type Machine = ReturnType<typeof createOrderChangeMachine>
type Preview = OrderChangeSnapshot["context"]["preview"]
interface Case {
  readonly machine: Machine
  readonly orderId: string
  /** The change type on the wire. */
  readonly type: string
  readonly startOptions?: StartOptions
  /** Steps that make the change ready to confirm. */
  readonly stage: Readonly<Record<string, (itemId: string) => ChangeStep>>
  /** A step that this flow doesn't support. */
  readonly foreign: ChangeStep
  /** Starts a change of another kind, as someone else. */
  readonly block: () => Promise<unknown>
  readonly addTo: (change: NonNullable<NonNullable<Preview>["order_change"]>) => Promise<unknown>
}

const shop = await openBreakableShop()
const { shop: live, admin } = shop
const { order: orders, orderEdit, exchange, claim, return: returns, draftOrder, stockLocation } = live.admin.admin
const mug = { variant_id: live.variant("MUG-CLASSIC"), quantity: 1 }
const addItem: ChangeStep = { type: "change.addItems", items: [mug] }
const body = { items: [mug] }

function walkChange({ machine, orderId, type, startOptions, stage, foreign, block, addTo }: Case): void {
  const present = async () => (await orders.retrievePreview({ id: orderId })).order.order_change
  const hasOpenChange = () =>
    live.backend.db.tables.orderChange.by("order_id", orderId).some(({ status }) => status === "pending")
  const itemOf = (preview: Preview) => String(preview?.items[0]?.id)
  const staging = Object.fromEntries(
    Object.entries(stage).map(([name, step]) => [
      name,
      ({ context }: OrderChangeSnapshot) => step(itemOf(context.preview)),
    ]),
  )
  walkEveryBranch(
    shop,
    walk(machine)({
      world: shop.world(),
      inputs: { "an order": startOptions ? { orderId, startOptions } : { orderId } },
      detail: ({ context: { preview, ending } }) =>
        [openChange(preview)?.type, actionsOf(preview).length > 0, ending?.as, hasOpenChange()].join(),
      conditions: {
        "someone starts another change": async () => {
          if (!(await present())) await block()
        },
        "someone stages a change": async () => {
          const change = await present()
          // The order may have no more of the item.
          if (change?.change_type === type) await addTo(change).catch(() => {})
        },
      },
      events: {
        ...staging,
        confirm: () => ({ type: "edit.confirm" }),
        leave: () => ({ type: "edit.leave" }),
        keep: () => ({ type: "edit.keep" }),
        stay: () => ({ type: "edit.stay" }),
        discard: () => ({ type: "edit.discard" }),
        retry: () => ({ type: "retry" }),
        "set the location": () => ({ type: "startOptions.set", startOptions: {} }),
        "send an event of another flow": () => foreign,
      },
    }),
  )
}

const orderId = await placeOrder(live, 6)
const startEdit = () => orderEdit.initiateRequest({ body: { order_id: orderId } })
walkChange({
  machine: createOrderEditMachine(admin),
  orderId,
  type: "edit",
  stage: { "add an item": () => addItem },
  foreign: { type: "change.unclaim", actionId: "none" },
  block: () => exchange.create({ body: { order_id: orderId } }),
  addTo: () => orderEdit.addItems({ id: orderId, body }),
})

await fulfillOrder(live, orderId)
const back = { "return an item": (itemId: string): ChangeStep => ({ type: "change.returnItem", itemId, quantity: 1 }) }
const foreign: ChangeStep = { type: "change.addPromotions", codes: ["WELCOME10"] }
const lineId = String((await orders.retrieve({ id: orderId })).order.items?.[0]?.id)
const items = [{ id: lineId, quantity: 1 }]
walkChange({
  machine: createReturnMachine(admin),
  orderId,
  type: "return_request",
  stage: back,
  foreign,
  block: startEdit,
  addTo: ({ return_id }) => returns.addReturnItem({ id: String(return_id), body: { items } }),
})
walkChange({
  machine: createExchangeMachine(admin),
  orderId,
  type: "exchange",
  stage: { ...back, "add an item": () => addItem },
  foreign,
  block: startEdit,
  addTo: ({ exchange_id }) => exchange.addOutboundItems({ id: String(exchange_id), body }),
})
walkChange({
  machine: createClaimMachine(admin),
  orderId,
  type: "claim",
  startOptions: { claimType: "replace" },
  stage: {
    "claim an item": (itemId) => ({ type: "change.claim", itemId, quantity: 1 }),
    "add an item": () => addItem,
  },
  foreign,
  block: startEdit,
  addTo: ({ claim_id }) => claim.addOutboundItems({ id: String(claim_id), body }),
})

const { draft_order } = await draftOrder.create({
  body: { region_id: live.region, email: "ada@example.com", shipping_address: address, items: [mug] },
})
walkChange({
  machine: createDraftEditMachine(admin),
  orderId: draft_order.id,
  type: "edit",
  stage: { "add an item": () => addItem },
  foreign: { type: "change.unclaim", actionId: "none" },
  block: () => exchange.create({ body: { order_id: draft_order.id } }),
  addTo: ({ order_id }) => draftOrder.addItems({ id: String(order_id), body }),
})

const location_id = String((await stockLocation.list()).stock_locations[0]?.id)
const { id: returnId } = (await returns.initiateRequest({ body: { order_id: orderId, location_id } })).return
await returns.addReturnItem({ id: returnId, body: { items: [{ id: lineId, quantity: 6 }] } })
await returns.confirmRequest({ id: returnId, body: {} })
walkChange({
  machine: createReceiveMachine(admin),
  orderId,
  type: "return_receive",
  startOptions: { returnId },
  stage: { "receive an item": () => ({ type: "change.receive", itemId: lineId, quantity: 1 }) },
  foreign,
  block: startEdit,
  addTo: () => returns.receiveItems({ id: returnId, body: { items } }),
})
