import { describe, expect, it } from "vitest"
import type { Order } from "#schema/admin/entities/order.ts"
import { isWaiting, openBalance } from "./open-work.rules.ts"

const PACKED = {}
const SHIPPED = { shipped_at: "2026-01-02" }
const DELIVERED = { shipped_at: "2026-01-02", delivered_at: "2026-01-03" }
const CANCELED = { canceled_at: "2026-01-02" }
const PICKUP = { requires_shipping: false }

type State = readonly [fulfilled: number, fulfillments: readonly object[], status?: string, added?: number]

/** An order of three items of which some are fulfilled, and added replacement items that aren't. */
const orderOf = ([fulfilled, fulfillments, status = "pending", added = 0]: State) =>
  ({
    status,
    items: [
      { id: "item", quantity: 3, detail: { fulfilled_quantity: fulfilled } },
      { id: "new", quantity: added, detail: { fulfilled_quantity: 0 } },
    ],
    fulfillments: fulfillments.map((each, index) => ({ id: String(index), items: [{ quantity: 1 }], ...each })),
  }) as unknown as Order

describe("open work of an order", () => {
  it.each<[state: string, State, work: string[]]>([
    ["not fulfilled", [0, []], ["fulfill"]],
    ["partly fulfilled", [2, [PACKED]], ["fulfill", "ship"]],
    ["fulfilled", [3, [PACKED]], ["ship"]],
    ["partly fulfilled and shipped", [2, [SHIPPED]], ["fulfill", "deliver"]],
    ["fulfilled and partly shipped", [3, [SHIPPED, PACKED]], ["ship", "deliver"]],
    ["shipped", [3, [SHIPPED]], ["deliver"]],
    ["partly fulfilled and delivered", [2, [DELIVERED]], ["fulfill"]],
    ["shipped and partly delivered", [3, [DELIVERED, SHIPPED]], ["deliver"]],
    ["delivered", [3, [DELIVERED]], []],
    ["fulfilled for pickup", [3, [PICKUP]], ["deliver"]],
    ["picked up", [3, [{ ...PICKUP, delivered_at: "2026-01-02" }]], []],
    ["all fulfillments canceled", [0, [CANCELED]], ["fulfill"]],
    ["one fulfillment canceled, another delivered", [2, [CANCELED, DELIVERED]], ["fulfill"]],
    ["completed", [3, [DELIVERED], "completed"], []],
    ["completed with replacement items", [3, [DELIVERED], "completed", 2], ["fulfill"]],
    ["completed before it was shipped", [3, [PACKED], "completed"], ["ship"]],
    ["delivered, with added items", [3, [DELIVERED], "pending", 1], ["fulfill"]],
    ["canceled", [0, [CANCELED], "canceled"], []],
    ["a draft", [0, [], "draft"], []],
  ])("%s", (_, state, work) => {
    const waiting = (["fulfill", "ship", "deliver"] as const).filter((each) => isWaiting(orderOf(state), each))
    expect(waiting).toEqual(work)
  })

  it.each<[payment: string, total: number, captures: number[], refunds: number[], more: object, due: boolean]>([
    ["authorized", 30, [], [], {}, true],
    ["partly captured", 30, [10], [], {}, true],
    ["captured", 30, [30], [], {}, false],
    ["captured up to half a cent of the total", 30.004, [30], [], {}, false],
    ["authorized for more than is due", 0, [], [], {}, false],
    ["canceled", 30, [], [], { canceled_at: "2026-01-02" }, false],
  ])("payment: %s", (_, total, captures, refunds, more, due) => {
    const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0)
    const rows = (amounts: number[]) => amounts.map((amount) => ({ amount }))
    const order = {
      status: "pending",
      currency_code: "eur",
      total,
      items: [],
      summary: { paid_total: sum(captures), refunded_total: sum(refunds) },
      payment_collections: [
        {
          status: "authorized",
          payments: [
            { id: "pay", currency_code: "eur", amount: 30, captures: rows(captures), refunds: rows(refunds), ...more },
          ],
        },
      ],
    } as unknown as Order
    expect(isWaiting(order, "capture")).toBe(due)
  })
})

describe("the open balance of an order", () => {
  const order = (total: number, paid_total: number, refunded_total: number, pending_difference: number) =>
    ({
      status: "pending",
      currency_code: "eur",
      total,
      summary: { paid_total, refunded_total, pending_difference },
    }) as unknown as Order
  it.each<[state: string, order: Order, balance: "due" | "refund" | undefined]>([
    ["nothing was paid", order(20, 0, 0, 20), "due"],
    ["all was paid", order(20, 20, 0, 0), undefined],
    ["too much was paid", order(20, 25, 0, -5), "refund"],
    ["a requested return hasn't arrived", order(20, 20, 0, -5), undefined],
    ["half a cent of the total is left after the refund", order(81.515, 155.89, 74.37, 0), undefined],
    ["half a cent is left and the server says so", order(81.515, 155.89, 74.37, -0.005), undefined],
    ["less than a cent was paid too little", order(20.004, 20, 0, 0.004), undefined],
    ["a cent is owed", order(20, 20.01, 0, -0.01), "refund"],
    ["a canceled order was paid", { ...order(20, 20, 0, -20), status: "canceled" } as Order, undefined],
  ])("%s", (_, balances, balance) => expect(openBalance(balances)).toBe(balance))
})
