import { describe, expect, it } from "vitest"
import { get, post } from "#schema/endpoint.ts"
import { pathOf, toForm, urlOf } from "./request.ts"

const row = get("/admin/orders/:id/fulfillments/:fulfillment_id")

describe("an address", () => {
  it("has its parameters filled in and encoded", () => {
    expect(pathOf(row, { id: "order/1", fulfillment_id: "ful 2" })).toBe("/admin/orders/order%2F1/fulfillments/ful%202")
  })

  it.each(["", ".", "..", undefined, null])("is never made from %j, which would be another resource's", (id) => {
    expect(() => pathOf(row, { id, fulfillment_id: "f" })).toThrow('needs a value for "id"')
  })

  it("may stand below a path of the server", () => {
    expect(urlOf("https://shop.test/api", post("/store/carts"), { query: { fields: "id" } })).toBe(
      "https://shop.test/api/store/carts?fields=id",
    )
  })
})

describe("a form", () => {
  const file = new File(["a"], "a.txt")

  it("repeats the field of a list, and leaves out what is not there", () => {
    const form = toForm({ files: [file, file], note: "x", size: 5, none: null, nothing: undefined })
    expect(form.getAll("files")).toHaveLength(2)
    expect([...form.keys()]).toEqual(["files", "files", "note", "size"])
  })

  it("takes what can be walked through, as a browser's list of files", () => {
    expect(toForm({ files: new Set([file]) }).getAll("files")).toHaveLength(1)
  })

  it("is sent as it is where it is one already", () => {
    const form = new FormData()
    expect(toForm(form)).toBe(form)
  })
})
