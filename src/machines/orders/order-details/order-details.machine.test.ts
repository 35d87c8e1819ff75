import { describe, expect, it } from "vitest"
import { tagsOf } from "#lib/tags.ts"
import { address, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { createOrderDetailsMachine, type DetailsTask } from "./order-details.machine.ts"
import { notesOf, whyNotDetails } from "./order-details.rules.ts"

const shop = await openLiveShop()
const { order: orders, draftOrder: drafts, customer: customers } = shop.admin.admin
const target = { orderId: await placeOrder(shop), isDraft: false } as const
const { draft_order } = await drafts.create({ body: { region_id: shop.region, email: "draft@example.com" } })
const ofDraft = { orderId: draft_order.id, isDraft: true } as const
const { customer } = await customers.create({ body: { email: "mia@example.com", first_name: "Mia" } })
const note = (id: string, text: string) => ({ id, text, at: "2026-01-05T10:00:00.000Z", by: "user_1" })
const read = async (id: string) =>
  (await orders.retrieve({ id, query: { fields: "+email,+metadata,+customer_id,*shipping_address,*billing_address" } }))
    .order

describe("changing an order's details", () => {
  const { act } = taskSuite(
    shop,
    createOrderDetailsMachine(shop.admin),
    () => ({ ...target, type: "email", email: "ada@example.com" }) satisfies DetailsTask,
    "/admin/orders/:id",
  )

  it("updates the email and rejects an invalid one", async () => {
    await act({ ...target, type: "email", email: "ada@example.com" } as DetailsTask)
    expect((await read(target.orderId)).email).toBe("ada@example.com")
    const { error } = await act({ ...target, type: "email", email: "nobody" } as DetailsTask)
    expect(error).toMatchObject({ status: 400 })
  })

  it("updates one address or both, but not the country", async () => {
    await act({
      ...target,
      type: "address",
      part: "shipping",
      address: { city: "Potsdam", phone: null },
    } as DetailsTask)
    expect(await read(target.orderId)).toMatchObject({
      shipping_address: { city: "Potsdam", address_1: address.address_1 },
      billing_address: { city: "Berlin" },
    })
    await act({ ...target, type: "address", part: "both", address: { city: "Bonn" } } as DetailsTask)
    expect(await read(target.orderId)).toMatchObject({
      shipping_address: { city: "Bonn" },
      billing_address: { city: "Bonn" },
    })
    const abroad = { ...target, type: "address", part: "billing", address: { country_code: "fr" } } as DetailsTask
    expect((await act(abroad)).error).toMatchObject({ type: "invalid_data" })
  })

  it("rejects an update that would overwrite someone else's changes", async () => {
    const seen = await read(target.orderId)
    const addresses = { shipping: seen.shipping_address, billing: seen.billing_address }
    await orders.update({ id: target.orderId, body: { email: "new@example.com", shipping_address: { city: "Kiel" } } })
    const email: DetailsTask = { ...target, type: "email", email: "ada@example.com", seen: seen.email ?? null }
    expect((await act(email)).error).toMatchObject({ type: "changed_meanwhile" })
    const city: DetailsTask = { ...target, type: "address", part: "both", address: { city: "Bonn" }, seen: addresses }
    expect((await act(city)).error).toMatchObject({ type: "changed_meanwhile" })
    expect(await read(target.orderId)).toMatchObject({
      email: "new@example.com",
      shipping_address: { city: "Kiel" },
      billing_address: { city: "Berlin" },
    })
    expect((await act({ ...city, address: { phone: "1" } } as DetailsTask)).error).toBeNull()
    expect((await act({ ...email, seen: "new@example.com" } as DetailsTask)).error).toBeNull()
    expect(await read(target.orderId)).toMatchObject({
      email: "ada@example.com",
      shipping_address: { city: "Kiel", phone: "1" },
      billing_address: { city: "Berlin", phone: "1" },
    })
  })

  it("rejects a customer when someone else has chosen another one", async () => {
    await drafts.update({ id: ofDraft.orderId, body: { customer_id: customer.id, email: "mia@example.com" } })
    const other = (await customers.create({ body: { email: "bea@example.com" } })).customer
    const task = { ...ofDraft, type: "customer", customerId: other.id, email: "bea@example.com", seen: null }
    expect((await act(task)).error).toMatchObject({ type: "changed_meanwhile" })
    expect((await read(ofDraft.orderId)).customer_id).toBe(customer.id)
  })

  it("assigns a draft order to one guest for each email, not to the account that it had before", async () => {
    const guest = async (email: string) => {
      await drafts.update({ id: ofDraft.orderId, body: { customer_id: customer.id, email: "mia@example.com" } })
      expect((await act({ ...ofDraft, type: "email", email } as DetailsTask)).error).toBeNull()
      const { customer_id, email: saved } = await read(ofDraft.orderId)
      expect(saved).toBe(email)
      expect(customer_id).not.toBe(customer.id)
      return customer_id
    }
    const first = await guest("new-guest@example.com")
    expect(await guest("new-guest@example.com")).toBe(first)
    expect(await guest("other-guest@example.com")).not.toBe(first)
  })

  it("assigns a draft order to another customer and address", async () => {
    const { id: customerId } = customer
    await act({ ...ofDraft, type: "customer", customerId, email: "mia@example.com" } as DetailsTask)
    await act({ ...ofDraft, type: "address", part: "both", address } as DetailsTask)
    expect(await read(ofDraft.orderId)).toMatchObject({
      customer_id: customer.id,
      email: "mia@example.com",
      billing_address: { city: "Berlin" },
    })
  })

  it("keeps other notes and other metadata", async () => {
    await orders.update({ id: target.orderId, body: { metadata: { source: "fair" } } })
    await act({ ...target, type: "note", note: note("a", "Called twice") } as DetailsTask)
    await act({ ...target, type: "note", note: note("b", "Wants it wrapped") } as DetailsTask)
    const { metadata } = await read(target.orderId)
    expect(metadata).toMatchObject({ source: "fair" })
    expect(notesOf(metadata).map(({ text }) => text)).toEqual(["Called twice", "Wants it wrapped"])
    await act({ ...target, type: "removeNote", noteId: "a" } as DetailsTask)
    expect(notesOf((await read(target.orderId)).metadata).map(({ id }) => id)).toEqual(["b"])
    expect(notesOf({ notes: "a plain text" })).toEqual([])
  })

  it.each([["a plain text"], [[{ from: "another app" }, 7]], [{ any: "shape" }]])(
    "leaves another app's metadata.notes unchanged: %j",
    async (foreign) => {
      await orders.update({ id: target.orderId, body: { metadata: { notes: foreign } } })
      await act({ ...target, type: "note", note: note("a", "Called twice") } as DetailsTask)
      await act({ ...target, type: "removeNote", noteId: "a" } as DetailsTask)
      await act({ ...target, type: "note", note: note("b", "Wants it wrapped") } as DetailsTask)
      const { metadata } = await read(target.orderId)
      expect(metadata).toMatchObject({ notes: foreign })
      expect(notesOf(metadata).map(({ id }) => id)).toEqual(["b"])
    },
  )

  it("keeps all notes added at the same time", async () => {
    const written = ["a", "b", "c", "d"]
    await Promise.all(written.map((id) => act({ ...target, type: "note", note: note(id, id) } as DetailsTask)))
    expect(notesOf((await read(target.orderId)).metadata).map(({ id }) => id)).toEqual(written)
  })

  it("keeps all tags that are added and removed at the same time", async () => {
    const run = (type: "tag" | "removeTag", tag: string) => act({ ...target, type, tag } as DetailsTask)
    await Promise.all(["a", "b", "c"].map((tag) => run("tag", tag)))
    expect(tagsOf((await read(target.orderId)).metadata)).toEqual(["a", "b", "c"])
    await Promise.all([run("removeTag", "a"), run("removeTag", "c"), run("tag", "d")])
    expect(tagsOf((await read(target.orderId)).metadata)).toEqual(["b", "d"])
  })

  it("removes a note stored by an earlier version, and keeps the rest of its list", async () => {
    const notes = [note("old", "Called"), { from: "another app" }]
    await orders.update({ id: target.orderId, body: { metadata: { notes } } })
    expect(notesOf((await read(target.orderId)).metadata).map(({ id }) => id)).toEqual(["old"])
    await act({ ...target, type: "removeNote", noteId: "old" } as DetailsTask)
    expect((await read(target.orderId)).metadata).toEqual({ notes: [{ from: "another app" }] })
  })

  it("rejects updates of a canceled order", async () => {
    await orders.cancel({ id: target.orderId })
    expect(whyNotDetails(await read(target.orderId))).toBe("canceled")
    expect((await act({ ...target, type: "email", email: "x@example.com" } as DetailsTask)).error).not.toBeNull()
    expect(whyNotDetails(await read(ofDraft.orderId))).toBeUndefined()
  })
})
