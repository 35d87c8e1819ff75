import type { ChangeStep } from "#machines/orders/order-change/change-step.ts"
import { actionsOf } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { Chance } from "#tests/support/fuzz/chance.ts"
import type { ChangeShop } from "./shop.ts"

/** A step chosen from the current preview, like a user's; undefined if it isn't possible. */
type Step = (preview: OrderPreview) => ChangeStep | undefined
export interface Plan {
  readonly steps: readonly Step[]
  readonly end: "confirm" | "discard" | "keep"
}
export type Kind = "edit" | "return" | "claim" | "exchange" | "receive" | "draft"

const lastOf = (preview: OrderPreview, kind: string) =>
  actionsOf(preview).findLast(({ action }) => action === kind)?.id ?? undefined
const countOf = (preview: OrderPreview, kind: string) =>
  actionsOf(preview).filter(({ action }) => action === kind).length

/** A step on the latest action of a kind. */
const on =
  (kind: string, make: (actionId: string) => ChangeStep): Step =>
  (preview) => {
    const id = lastOf(preview, kind)
    return id === undefined ? undefined : make(id)
  }
/** A step that is possible once per change. */
const once =
  (kind: string, make: (itemId: string) => ChangeStep): Step =>
  (preview) =>
    countOf(preview, kind) > 0 ? undefined : make(String(preview.items[0]?.id))

function stepsOf(kind: Kind, shop: ChangeShop, chance: Chance): readonly (() => Step)[] {
  const few = () => 1 + chance.below(3)
  const price = () => 1 + chance.below(20)
  const note = () => `note ${chance.below(1000)}`
  const side = (direction: "inbound" | "outbound") =>
    kind === "claim" || kind === "exchange" ? { side: direction } : {}
  const add = () => {
    const items = [{ variant_id: chance.pick([shop.mug, shop.shirt]), quantity: few() }]
    return (): ChangeStep => ({ type: "change.addItems", items })
  }
  const setAdded = () => {
    const more = chance.pick([{}, { unitPrice: price() }, { note: note() }])
    const quantity = few()
    return on("ITEM_ADD", (actionId) => ({ type: "change.setAdded", actionId, quantity, ...more }))
  }
  const undoAdded = () => on("ITEM_ADD", (actionId) => ({ type: "change.removeAdded", actionId }))
  const setItem = () => {
    const change = { quantity: few(), ...chance.pick([{}, { unitPrice: price() }, { note: note() }]) }
    return (preview: OrderPreview): ChangeStep => ({
      type: "change.setItem",
      itemId: String(preview.items[0]?.id),
      ...change,
    })
  }
  const undoItem = () => on("ITEM_UPDATE", (actionId) => ({ type: "change.removeAdded", actionId }))
  const ship = (direction: "inbound" | "outbound", option: string) => () => {
    const more = chance.pick([{}, { amount: price() }])
    return (preview: OrderPreview): ChangeStep | undefined =>
      direction === "inbound" && countOf(preview, "RETURN_ITEM") === 0
        ? undefined
        : { type: "change.addShipping", optionId: option, ...more, ...side(direction) }
  }
  const priceOfShipping = (direction: "inbound" | "outbound") => () => {
    const amount = price()
    return (preview: OrderPreview): ChangeStep | undefined => {
      const actionId = shippingOf(preview, direction)
      return actionId ? { type: "change.setShipping", actionId, amount, ...side(direction) } : undefined
    }
  }
  const shippingOf = (preview: OrderPreview, direction: "inbound" | "outbound") =>
    actionsOf(preview).findLast(
      ({ action, return_id }) =>
        action === "SHIPPING_ADD" &&
        (kind === "edit" || kind === "draft" || Boolean(return_id) === (direction === "inbound")),
    )?.id
  const removeShipping = (direction: "inbound" | "outbound") => () => (preview: OrderPreview) => {
    const actionId = shippingOf(preview, direction)
    return actionId ? ({ type: "change.removeShipping", actionId, ...side(direction) } as const) : undefined
  }
  const returnItem = () => {
    const more = chance.pick([{}, { reasonId: chance.pick(shop.reasons) }, { note: note() }])
    const quantity = few()
    return once("RETURN_ITEM", (itemId) => ({ type: "change.returnItem", itemId, quantity, ...more }))
  }
  const setTakenBack = () => {
    const more = chance.pick([{}, { reasonId: chance.pick(shop.reasons) }, { note: note() }])
    const quantity = few()
    return on("RETURN_ITEM", (actionId) => ({ type: "change.setReturnItem", actionId, quantity, ...more }))
  }
  const removeReturnItem = () => on("RETURN_ITEM", (actionId) => ({ type: "change.removeReturnItem", actionId }))
  const carryOver = () => {
    const value = chance.percent(50)
    return (preview: OrderPreview): ChangeStep | undefined =>
      actionsOf(preview).length > 0 ? { type: "change.carryOverPromotions", carryOver: value } : undefined
  }
  const inbound = [
    returnItem,
    returnItem,
    setTakenBack,
    removeReturnItem,
    ship("inbound", shop.options.back),
    priceOfShipping("inbound"),
    removeShipping("inbound"),
  ]
  const outboundShipping = [ship("outbound", shop.options.out), priceOfShipping("outbound"), removeShipping("outbound")]
  const outbound = [add, add, setAdded, undoAdded, ...outboundShipping]
  const reasons = ["missing_item", "wrong_item", "production_failure", "other"] as const
  const claim = () => {
    const quantity = few()
    const more = chance.pick([{}, { reason: chance.pick(reasons) }])
    return once("WRITE_OFF_ITEM", (itemId) => ({ type: "change.claim", itemId, quantity, ...more }))
  }
  const replaceClaim = () => {
    const [quantity, reason] = [few(), chance.pick(reasons)]
    return (preview: OrderPreview): ChangeStep | undefined => {
      const actionId = lastOf(preview, "WRITE_OFF_ITEM")
      const itemId = String(preview.items[0]?.id)
      return actionId ? { type: "change.replaceClaim", actionId, itemId, quantity, reason } : undefined
    }
  }
  const setClaimed = () => {
    const quantity = few()
    return on("WRITE_OFF_ITEM", (actionId) => ({ type: "change.setClaimed", actionId, quantity }))
  }
  const unclaim = () => on("WRITE_OFF_ITEM", (actionId) => ({ type: "change.unclaim", actionId }))
  const receive = () => {
    const damaged = chance.percent(40)
    return once(damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM", (itemId) => ({
      type: "change.receive",
      itemId,
      quantity: 1,
      damaged,
    }))
  }
  const setReceived = () => {
    const damaged = chance.percent(40)
    const kind = damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM"
    const quantity = 1 + chance.below(2)
    return (preview: OrderPreview): ChangeStep | undefined => {
      const actionId = lastOf(preview, kind)
      const both = countOf(preview, "RECEIVE_DAMAGED_RETURN_ITEM") + countOf(preview, "RECEIVE_RETURN_ITEM") > 1
      return actionId ? { type: "change.setReceived", actionId, quantity: both ? 1 : quantity, damaged } : undefined
    }
  }
  const unreceive = () => {
    const damaged = chance.percent(60)
    return on(damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM", (actionId) => ({
      type: "change.unreceive",
      actionId,
      damaged,
    }))
  }
  const custom = () => {
    const line = { title: `Engraving ${chance.below(1000)}`, quantity: few(), unitPrice: price() }
    return (): ChangeStep => ({ type: "change.addCustom", ...line })
  }
  const promote =
    () =>
    (preview: OrderPreview): ChangeStep | undefined =>
      countOf(preview, "PROMOTION_ADD") > 0 ? undefined : { type: "change.addPromotions", codes: ["WELCOME10"] }
  const existing = (preview: OrderPreview) =>
    preview.shipping_methods.find(({ actions }) => !actions?.some(({ action }) => action === "SHIPPING_ADD"))
  const setDelivery = () => {
    const amount = price()
    return (preview: OrderPreview): ChangeStep | undefined => {
      const method = existing(preview)
      return method && { type: "change.setShippingMethod", methodId: method.id, optionId: shop.options.out, amount }
    }
  }
  const removeAddedShippingMethod =
    () =>
    (preview: OrderPreview): ChangeStep | undefined => {
      const method = existing(preview)
      return method && { type: "change.removeShippingMethod", methodId: method.id }
    }
  switch (kind) {
    case "edit":
      return [add, add, setAdded, undoAdded, setItem, undoItem, ...outboundShipping, carryOver]
    case "return":
      return inbound
    case "exchange":
      return [...inbound, ...outbound, carryOver]
    case "claim":
      return [claim, claim, replaceClaim, replaceClaim, setClaimed, unclaim, ...inbound, ...outbound]
    case "receive":
      return [receive, receive, setReceived, unreceive]
    case "draft":
      return [
        add,
        custom,
        setAdded,
        undoAdded,
        setItem,
        undoItem,
        promote,
        setDelivery,
        removeAddedShippingMethod,
        ...outboundShipping,
      ]
  }
}

/** Two to four steps and an end, generated from a seed. */
export function planOf(kind: Kind, shop: ChangeShop, chance: Chance): Plan {
  const choices = stepsOf(kind, shop, chance)
  const steps = Array.from({ length: 2 + chance.below(3) }, () => chance.pick(choices)())
  const end = chance.percent(70) ? "confirm" : chance.percent(70) ? "discard" : "keep"
  return { steps, end }
}
