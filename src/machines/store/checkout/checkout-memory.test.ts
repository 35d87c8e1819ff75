import { beforeEach, describe, expect, it } from "vitest"
import { checkoutMemory } from "./checkout-memory.ts"

function storage() {
  const rows = new Map<string, string>()
  return {
    rows,
    get: () => rows.get("item") ?? null,
    set: (value: string) => void rows.set("item", value),
    remove: () => void rows.delete("item"),
  }
}
let shared = storage()
let tab = storage()
const open = (cart = "cart_1", tabStorage = tab) => checkoutMemory(cart, shared, tabStorage)
const figures = {
  total: 20,
  lines: { line_1: { title: "Mug", quantity: 2, price: 10, gross: 10 } },
  choices: { contact: "ada@example.com" },
}

describe("the checkout memory", () => {
  beforeEach(() => {
    shared = storage()
    tab = storage()
  })

  it("restores drafts and the accepted snapshot after a reload", () => {
    open().keepDraft("contact", { email: "ada@exa" }, "")
    open().keepSeen(figures)
    expect(open().draft("contact", "")).toEqual({ email: "ada@exa" })
    expect(open().seen()).toEqual(figures)
  })

  it("shares drafts with other tabs, but not the accepted snapshot", () => {
    open().keepDraft("contact", { email: "ada@exa" }, "")
    open().keepSeen(figures)
    const other = open("cart_1", storage())
    expect(other.draft("contact", "")).toEqual({ email: "ada@exa" })
    expect(other.seen()).toBeNull()
  })

  it("keeps the drafts of the contact and the address until they are saved", () => {
    const address = { shipping: { city: "Berlin" }, billing: {}, same: true, keep: false, chosen: "another" }
    open().keepDraft("contact", { email: "ada@exa" }, "")
    open().keepDraft("address", address, "")
    expect(open().draft("contact", "")).toEqual({ email: "ada@exa" })
    expect(open().draft("address", "")).toEqual(address)
    open().dropDrafts()
    expect(open().draft("contact", "")).toBeUndefined()
    expect(open().draft("address", "")).toBeUndefined()
  })

  it("keeps the drafts of another cart when its own was ordered", () => {
    const ordered = open("cart_1", storage())
    open("cart_2").keepDraft("contact", { email: "ada@exa" }, "")
    ordered.forget()
    expect(open("cart_2").draft("contact", "")).toEqual({ email: "ada@exa" })
  })

  it("is discarded for another cart", () => {
    open().keepDraft("contact", { email: "ada@exa" }, "")
    open().keepSeen(figures)
    expect(open("cart_2").draft("contact", "")).toBeUndefined()
    expect(open("cart_2").seen()).toBeNull()
    expect([...shared.rows, ...tab.rows]).toEqual([])
  })

  it.each([
    [
      "data of an older version",
      JSON.stringify({ version: 1, cartId: "cart_1", contact: { email: "ada@exa" }, figures }),
    ],
    ["data with the wrong types", JSON.stringify({ version: 2, cartId: "cart_1", contact: 7, figures: "many" })],
    ["invalid JSON", "{"],
  ])("discards %s", (_, text) => {
    open().keepDraft("contact", { email: "x" }, "")
    open().keepSeen(figures)
    for (const store of [shared, tab]) for (const key of store.rows.keys()) store.rows.set(key, text)
    expect(open().draft("contact", "")).toBeUndefined()
    expect(open().seen()).toBeNull()
    expect([...shared.rows, ...tab.rows]).toEqual([])
  })

  it("removes the snapshot when the shopper leaves, and everything after the order", () => {
    open().keepDraft("contact", { email: "x" }, "")
    open().keepSeen(figures)
    open().dropSeen()
    expect(open().seen()).toBeNull()
    open().keepSeen(figures)
    open().forget()
    expect([...shared.rows, ...tab.rows]).toEqual([])
  })
})
