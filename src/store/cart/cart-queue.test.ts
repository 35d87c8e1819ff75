import { afterEach, describe, expect, it, vi } from "vitest"
import type { Cart } from "#schema/store/entities/cart.ts"
import { ApiError } from "#sdk/error.ts"
import { canRetry } from "./can-retry.ts"
import { type CartChange, LINE_REMOVED } from "./cart-changes.ts"
import { CartQueue, shown } from "./cart-queue.ts"

const refusal = (code?: string) =>
  new ApiError({ kind: "http", status: 400, message: code ?? "Try later", ...(code ? { code } : {}) })
const lost = () => new ApiError({ kind: "network", message: "fetch failed" })

const cartOf = (quantity: number, codes: readonly string[] = []): Cart =>
  ({
    id: "cart_1",
    currency_code: "eur",
    promotions: codes.map((code) => ({ code })),
    items: quantity > 0 ? [{ id: "line_1", variant_id: "v1", title: "Mug", quantity, unit_price: 10 }] : [],
  }) as never
const add = (quantity = 1, variantId = "v1"): CartChange => ({
  kind: "add",
  variantId,
  quantity,
  shown: { title: "Mug", unitPrice: 10, currency: "eur" },
})
const count = (quantity: number, by?: number): CartChange & { kind: "quantity" } => ({
  kind: "quantity",
  lineId: "line_1",
  title: "Mug",
  quantity,
  by,
})

/** Opens a queue against a server whose responses the test provides. */
function open(cart: Cart | null = cartOf(1)) {
  let known = cart
  const server = { cart, failingReads: 0 }
  const calls: { change: CartChange; answer: (cart: Cart) => void; refuse: (error: ApiError) => void }[] = []
  const queue = new CartQueue({
    read: () => known,
    write: (next) => {
      known = next
    },
    send: (change) =>
      new Promise((resolve, refuse) => {
        const answer = (next: Cart) => {
          server.cart = next
          resolve(next)
        }
        calls.push({ change, answer, refuse })
      }),
    fetch: async () => {
      server.failingReads -= 1
      if (server.failingReads >= 0) throw lost()
      return server.cart
    },
  })
  const quantity = () => shown(known, queue.state)?.items?.map((item) => item.quantity) ?? []
  const call = async (i: number) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(i))
    return calls[i] as (typeof calls)[number]
  }
  return { queue, server, calls, call, quantity }
}

afterEach(() => vi.unstubAllGlobals())

describe("cart queue", () => {
  it("shows a change immediately, then the server's result", async () => {
    const { queue, call, quantity } = open()
    const done = queue.push(count(3))
    expect(quantity()).toEqual([3])
    ;(await call(0)).answer(cartOf(2))
    await done
    expect([quantity(), queue.state.pending]).toEqual([[2], []])
  })

  it("shows the first line item of a cart that doesn't exist yet", async () => {
    const { queue, call, quantity } = open(null)
    const done = queue.push(add(2))
    expect(quantity()).toEqual([2])
    ;(await call(0)).answer(cartOf(2))
    await done
    expect(quantity()).toEqual([2])
  })

  it.each([
    { title: "a typed 3 sets 3 where another device has set 2", seen: 5, now: 2, changes: [count(3)], sent: 3 },
    { title: "a typed 5 sets 5 where another device has set 1", seen: 2, now: 1, changes: [count(5)], sent: 5 },
    { title: "a button adds to what another device has set", seen: 5, now: 2, changes: [count(6, 1)], sent: 3 },
    {
      title: "a button never removes what another device reduced to 1",
      seen: 5,
      now: 1,
      changes: [count(4, -1)],
      sent: 1,
    },
    { title: "two clicks add up", seen: 5, now: 2, changes: [count(6, 1), count(7, 1)], sent: 4 },
    {
      title: "a click after typing adds to the typed number",
      seen: 5,
      now: 2,
      changes: [count(3), count(4, 1)],
      sent: 4,
    },
    { title: "typing after a click replaces it", seen: 5, now: 2, changes: [count(6, 1), count(3)], sent: 3 },
  ])("sets quantities after being offline: $title", async ({ seen, now, changes, sent }) => {
    const page = new EventTarget()
    const navigator = { onLine: false }
    vi.stubGlobal("window", page)
    vi.stubGlobal("navigator", navigator)
    const { queue, server, calls, call, quantity } = open(cartOf(seen))
    server.cart = cartOf(now)
    const done = queue.push(...changes)
    navigator.onLine = true
    page.dispatchEvent(new Event("online"))
    ;(await call(0)).answer(cartOf(sent))
    await done
    expect(calls.map(({ change }) => change)).toMatchObject([{ kind: "quantity", quantity: sent }])
    expect([quantity(), queue.state.failed]).toEqual([[sent], []])
  })

  it("combines quick changes behind a pending request into one request", async () => {
    const { queue, calls, call, quantity } = open()
    const done = queue.push(count(2))
    const first = await call(0)
    for (const quantity of [3, 4, 5]) void queue.push(count(quantity))
    expect(quantity()).toEqual([5])
    first.answer(cartOf(2))
    ;(await call(1)).answer(cartOf(5))
    await done
    expect(calls.map(({ change }) => (change as { quantity: number }).quantity)).toEqual([2, 5])
  })

  it("reverts only the refused change, reports the reason and retries it on request", async () => {
    const { queue, call, quantity } = open()
    const done = queue.push(count(9), add(1, "v2"))
    const refused = await call(0)
    refused.refuse(refusal())
    ;(await call(1)).answer(cartOf(1))
    await done
    expect(quantity()).toEqual([1])
    expect(queue.state.failed).toMatchObject([{ change: count(9), error: { message: "Try later" } }])
    queue.retry(canRetry)
    expect(quantity()).toEqual([9])
    ;(await call(2)).answer(cartOf(9))
    await queue.idle()
    expect([quantity(), queue.state.failed]).toEqual([[9], []])
  })

  it("keeps each change's own error and retries only those that can succeed", async () => {
    const { queue, calls, call } = open()
    const server = new ApiError({ kind: "http", status: 500, message: "unknown error" })
    const stock = refusal("insufficient_inventory")
    const done = queue.push(add(1, "v2"), count(9), add(1, "v3"))
    ;(await call(0)).refuse(server)
    ;(await call(1)).refuse(stock)
    ;(await call(2)).refuse(new ApiError({ kind: "http", status: 404, message: "Variant not found" }))
    await done
    expect(queue.state.failed).toMatchObject([
      { change: add(1, "v2"), error: { status: 500 } },
      { change: count(9), error: { code: "insufficient_inventory" } },
      { change: add(1, "v3"), error: { status: 404 } },
    ])
    queue.retry(canRetry)
    ;(await call(3)).answer(cartOf(1))
    await queue.idle()
    expect(calls.map(({ change }) => change).at(-1)).toMatchObject(add(1, "v2"))
    expect(queue.state.failed.map(({ change }) => change)).toMatchObject([count(9), add(1, "v3")])
    queue.retry(canRetry)
    expect(queue.state.pending).toEqual([])
  })

  it.each([
    { title: "applied", now: cartOf(3), sends: 1 },
    { title: "not applied", now: cartOf(1), sends: 2 },
  ])("retries a change without a response and reads the cart first: $title", async ({ now, sends }) => {
    const { queue, server, calls, call, quantity } = open()
    const done = queue.push(add(2), add(1, "v2"))
    const sent = await call(0)
    Object.assign(server, { cart: now, failingReads: 1 })
    sent.refuse(lost())
    await done
    expect(queue.state.failed.map(({ change }) => change.before)).toEqual([cartOf(1), undefined])
    queue.retry(canRetry)
    if (sends === 2) (await call(1)).answer(cartOf(3))
    ;(await call(sends)).answer(cartOf(3))
    await queue.idle()
    expect(calls.map(({ change }) => (change.kind === "add" ? change.variantId : ""))).toEqual(
      sends === 2 ? ["v1", "v1", "v2"] : ["v1", "v2"],
    )
    expect([quantity(), queue.state.failed]).toEqual([[3], []])
  })

  it("reverts all pending changes when the connection is lost", async () => {
    const { queue, call, quantity } = open()
    const done = queue.push(count(4), add(1, "v2"))
    ;(await call(0)).refuse(lost())
    await done
    expect(quantity()).toEqual([1])
    expect(queue.state.failed).toMatchObject([
      { change: count(4), error: { kind: "network" } },
      { change: add(1, "v2"), error: { kind: "network" } },
    ])
  })

  it("doesn't mistake an item that another tab added for its own after a lost response", async () => {
    const { queue, server, call, quantity } = open(cartOf(1))
    server.cart = cartOf(2)
    const done = queue.push(add())
    ;(await call(0)).refuse(lost())
    await done
    expect(queue.state.failed).toMatchObject([{ change: add() }])
    expect(quantity()).toEqual([2])
  })

  const waiting: readonly CartChange[] = [add(), count(2)]
  for (const change of waiting)
    it(`doesn't mistake another tab's change for its own when the cart can't be read (${change.kind})`, async () => {
      const { queue, server, calls } = open(cartOf(1))
      Object.assign(server, { cart: cartOf(2), failingReads: 1 })
      await queue.push(change)
      expect(calls).toEqual([])
      expect(queue.state.failed).toMatchObject([{ change }])
    })

  it("keeps a change that the server applied although the response was lost", async () => {
    const { queue, server, call, quantity } = open()
    const done = queue.push(add(2))
    const sent = await call(0)
    server.cart = cartOf(3)
    sent.refuse(lost())
    await done
    expect([quantity(), queue.state.failed]).toEqual([[3], []])
  })

  it("waits for the network, then sends only the latest quantity", async () => {
    const page = Object.assign(new EventTarget(), {})
    const navigator = { onLine: false }
    vi.stubGlobal("window", page)
    vi.stubGlobal("navigator", navigator)
    const { queue, calls, call, quantity } = open()
    const done = queue.push(count(2))
    void queue.push(count(6))
    expect([queue.state.isWaiting, quantity(), calls.length]).toEqual([true, [6], 0])
    navigator.onLine = true
    page.dispatchEvent(new Event("online"))
    ;(await call(0)).answer(cartOf(6))
    await done
    expect([queue.state.isWaiting, calls.length]).toEqual([false, 1])
  })

  it("keeps an undo for the line item removed last", async () => {
    const { queue, call, quantity } = open()
    const undo = add(1) as CartChange & { kind: "add" }
    queue.remove(count(1), undo)
    expect([quantity(), queue.state.undo]).toEqual([[], undo])
    ;(await call(0)).answer(cartOf(0))
    await queue.idle()
    const back = queue.push(undo)
    ;(await call(1)).answer(cartOf(1))
    await back
    expect([quantity(), queue.state.undo]).toEqual([[1], undefined])
  })

  it("distinguishes a code without effect from one that no longer applies", async () => {
    const { queue, call } = open(cartOf(2, ["TEN"]))
    const tried = queue.push({ kind: "code", code: "SHIP", isOn: true })
    ;(await call(0)).answer(cartOf(2, ["TEN"]))
    await tried
    expect([queue.state.ineffectiveCode, queue.state.lostCodes]).toEqual(["SHIP", []])
    const counted = queue.push(count(1))
    ;(await call(1)).answer(cartOf(1))
    await counted
    expect([queue.state.ineffectiveCode, queue.state.lostCodes]).toEqual([undefined, ["TEN"]])
  })
})

it("refuses to change a line item that another tab has removed, without a request", async () => {
  const { queue, server, calls, quantity } = open(cartOf(2))
  server.cart = cartOf(0)
  await queue.push(count(3))
  expect(queue.state.failed).toMatchObject([{ error: { code: LINE_REMOVED } }])
  expect([calls.length, quantity()]).toEqual([0, []])
})
