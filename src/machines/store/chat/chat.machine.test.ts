import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { Coverage } from "#tests/support/coverage.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import type { ChatVisit, HandOver, Reply } from "./chat.actors.ts"
import { createChatMachine } from "./chat.machine.ts"
import { intentOf } from "./chat.rules.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const { display_id: number } = (await shop.store.store.order.retrieve({ id: orderId })).order
const machine = createChatMachine(shop.store)
const coverage = new Coverage(machine)
let delivered: HandOver[] = []
let isOpen = true

function begin(visit: Partial<ChatVisit> = {}, logic = machine) {
  const deliver = async (message: HandOver) => {
    if (!isOpen) throw new Error("no agent is available")
    delivered.push(message)
  }
  const input = { regionId: shop.region, country: "de", lastOrderId: null, isCustomer: false, deliver, ...visit }
  return createActor(logic, { input, inspect: coverage.inspect }).start()
}
type Actor = ReturnType<typeof begin>

async function ask(actor: Actor, text: string): Promise<Reply> {
  actor.send({ type: "message.send", text })
  const { context } = await waitFor(actor, (s) => !s.hasTag("busy"))
  const last = context.lines.at(-1)
  if (last?.by !== "shop") throw new Error("the shop hasn't replied")
  return last.reply
}

describe("the intent", () => {
  it.each([
    ["Hello!", { kind: "greeting" }],
    ["Guten Tag", { kind: "greeting" }],
    ["?!", { kind: "greeting" }],
    ["Where is my order?", { kind: "order", reference: null }],
    ["Wo ist mein Paket?", { kind: "order", reference: null }],
    ["What about order #42", { kind: "order", reference: "42" }],
    ["Bestellung Nr. 7", { kind: "order", reference: "7" }],
    ["order_01ABC please", { kind: "order", reference: "order_01ABC" }],
    ["How do I send back a shirt? Any returns?", { kind: "returns" }],
    ["Was kostet der Versand?", { kind: "delivery" }],
    ["I want to talk to a human about my order", { kind: "person" }],
    ["Do you have a mug?", { kind: "products", query: "mug" }],
    ["Ich suche eine Tasse", { kind: "products", query: "Tasse" }],
    ["a mug under 12.50", { kind: "products", query: "mug", most: 12.5 }],
    ["Tasse unter 1.000 €", { kind: "products", query: "Tasse", most: 1000 }],
    ["sofa up to $1,299.90", { kind: "products", query: "sofa", most: 1299.9 }],
  ])("is recognized from %j", (text, intent) => {
    expect(intentOf(text)).toEqual(intent)
  })
})

describe("the chat", () => {
  beforeEach(() => {
    delivered = []
    isOpen = true
    shop.backend.faults.set([])
  })

  it("greets, ignores blank messages, and shows products with their prices", async () => {
    const actor = begin()
    actor.send({ type: "message.send", text: "  " })
    expect(actor.getSnapshot().context.lines).toHaveLength(1)
    const reply = await ask(actor, "do you have a mug?")
    expect(reply).toMatchObject({ kind: "products", query: "mug", products: [{ handle: "mug" }] })
    expect(await ask(actor, "unicorns")).toEqual({ kind: "nothing", query: "unicorns" })
    expect(await ask(actor, "shipping")).toEqual({ kind: "delivery" })
  })

  it("finds an order by id or as the browser's last order, otherwise asks for a reference", async () => {
    const found = { kind: "order", order: { id: orderId } }
    expect(await ask(begin(), `where is ${orderId}`)).toMatchObject(found)
    expect(await ask(begin({ lastOrderId: orderId }), "where is my order")).toMatchObject(found)
    expect(await ask(begin({ lastOrderId: orderId }), `order #${number}`)).toMatchObject(found)
    expect(await ask(begin({ lastOrderId: orderId }), "order #99999")).toEqual({ kind: "noOrder", reference: "99999" })
    expect(await ask(begin(), "order_unknown")).toEqual({ kind: "noOrder", reference: "order_unknown" })
    expect(await ask(begin(), "where is my parcel")).toEqual({ kind: "noOrder", reference: null })
  })

  it("finds orders of a signed-in customer", async () => {
    const sdk = await signUpCustomer(shop, "nora@example.com")
    const ofNora = () => begin({ isCustomer: true }, createChatMachine(sdk))
    expect(await ask(ofNora(), "my order")).toEqual({ kind: "noOrder", reference: null })
    const { customer } = await sdk.store.customer.retrieve()
    shop.backend.db.tables.order.update(orderId, { customer_id: customer.id })
    expect(await ask(ofNora(), `order #${number}`)).toMatchObject({ order: { id: orderId } })
  })

  it("replies with an error when a request fails, and accepts further questions", async () => {
    const actor = begin()
    shop.backend.faults.set([{ path: "/store/products", drop: "before", times: 1 }])
    expect(await ask(actor, "mug")).toEqual({ kind: "failed" })
    expect(await ask(actor, "mug")).toMatchObject({ kind: "products" })
    shop.backend.faults.set([{ path: "/store/orders/:id", status: 500, times: 1 }])
    expect(await ask(actor, orderId)).toEqual({ kind: "failed" })
  })

  it("hands over to a person with the transcript, and keeps the message until it is delivered", async () => {
    const actor = begin()
    await ask(actor, "unicorns")
    expect(await ask(actor, "I want to talk to a person")).toEqual({ kind: "handOver" })
    isOpen = false
    const event = { type: "person.send", email: "ada@example.com", message: "Do you have unicorns?" } as const
    actor.send(event)
    await waitFor(actor, (s) => s.matches("writing"))
    expect(actor.getSnapshot().context.message?.message).toBe("Do you have unicorns?")
    isOpen = true
    actor.send(event)
    await waitFor(actor, (s) => s.matches("listening"))
    expect(delivered).toEqual([
      {
        email: "ada@example.com",
        message: "Do you have unicorns?",
        transcript: ["unicorns", "I want to talk to a person"],
      },
    ])
    expect(actor.getSnapshot().context.lines.at(-1)).toMatchObject({
      reply: { kind: "sent", email: "ada@example.com" },
    })
  })

  it("hands over to a person while a question is being answered", async () => {
    const actor = begin()
    actor.send({ type: "message.send", text: "mug" })
    actor.send({ type: "person.ask" })
    expect(actor.getSnapshot().value).toBe("writing")
    expect(actor.getSnapshot().context.lines.at(-1)).toMatchObject({ reply: { kind: "handOver" } })
  })

  it("answers questions sent during an answer, in order", async () => {
    const actor = begin()
    actor.send({ type: "message.send", text: "unicorns" })
    actor.send({ type: "message.send", text: "shipping" })
    actor.send({ type: "message.send", text: "dragons" })
    const { context } = await waitFor(actor, (s) => s.matches("listening"))
    expect(context.lines.flatMap((line) => (line.by === "shop" ? [line.reply] : []))).toEqual([
      { kind: "greeting" },
      { kind: "nothing", query: "unicorns" },
      { kind: "delivery" },
      { kind: "nothing", query: "dragons" },
    ])
  })

  it("answers the pending question when the shopper cancels the message to a person", async () => {
    const actor = begin()
    actor.send({ type: "message.send", text: "unicorns" })
    actor.send({ type: "person.ask" })
    actor.send({ type: "person.leave" })
    const { context } = await waitFor(actor, (s) => s.matches("listening"))
    expect(context.lines.at(-1)).toMatchObject({ reply: { kind: "nothing", query: "unicorns" } })
  })

  it("never shows a customer an order that someone else placed on the device", async () => {
    const sdk = await signUpCustomer(shop, "ben@example.com")
    const ofBen = () => begin({ isCustomer: true, lastOrderId: orderId }, createChatMachine(sdk))
    expect(await ask(ofBen(), "Where is my order?")).toEqual({ kind: "noOrder", reference: null })
    expect(await ask(ofBen(), `order #${number}`)).toEqual({ kind: "noOrder", reference: String(number) })
  })

  it("lets the shopper cancel the message to a person", () => {
    const actor = begin()
    actor.send({ type: "person.ask" })
    expect(actor.getSnapshot().matches("writing")).toBe(true)
    actor.send({ type: "person.leave" })
    expect(actor.getSnapshot().matches("listening")).toBe(true)
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
