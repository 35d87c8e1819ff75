import { describe, expect, it } from "vitest"
import { get, post } from "#schema/endpoint.ts"
import { pathOf, toForm, urlOf } from "./request.ts"

const row = get("/admin/orders/:id/fulfillments/:fulfillment_id")

describe("a request URL", () => {
  it("contains the encoded path parameters", () => {
    expect(pathOf(row, { id: "order/1", fulfillment_id: "ful 2" })).toBe("/admin/orders/order%2F1/fulfillments/ful%202")
  })

  it.each(["", ".", "..", undefined, null])(
    "rejects %j as a path parameter, which would address another resource",
    (id) => {
      expect(() => pathOf(row, { id, fulfillment_id: "f" })).toThrow(
        expect.objectContaining({ kind: "request", message: expect.stringContaining('needs a value for "id"') }),
      )
    },
  )

  it("can be below a path of the server", () => {
    expect(urlOf("https://shop.test/api", post("/store/carts"), { query: { fields: "id" } })).toBe(
      "https://shop.test/api/store/carts?fields=id",
    )
  })
})

describe("a form body", () => {
  const file = new File(["a"], "a.txt")

  it("repeats the field of a list, and omits null and undefined", () => {
    const form = toForm({ files: [file, file], note: "x", size: 5, none: null, nothing: undefined })
    expect(form.getAll("files")).toHaveLength(2)
    expect([...form.keys()]).toEqual(["files", "files", "note", "size"])
  })

  it("accepts any iterable, such as a browser's FileList", () => {
    expect(toForm({ files: new Set([file]) }).getAll("files")).toHaveLength(1)
  })

  it("is sent unchanged if it is already FormData", () => {
    const form = new FormData()
    expect(toForm(form)).toBe(form)
  })
})
