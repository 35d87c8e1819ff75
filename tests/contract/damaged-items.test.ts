import { describe, expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { login, send } from "#tests/support/callers.ts"

interface Answer {
  readonly order_preview: { readonly items: readonly { id: string; actions?: readonly Action[] }[] }
}
interface Action {
  readonly id: string
  readonly action: string
}

/** A requested return whose receipt has been started. */
async function arriving() {
  const backend = createBackend({ scenario: "order-with-active-return", seed: 8 })
  const token = await login(backend, "user")
  const { orderReturn, returnItem } = backend.db.tables
  const { id, order_id } = orderReturn.all().at(-1) ?? { id: "", order_id: "" }
  const request = (method: string, path: string, body?: unknown) =>
    send(backend, method, `/admin/returns/${id}${path}`, { token, body })
  const actions = async () => {
    const [, body] = await send(backend, "GET", `/admin/orders/${order_id}/preview`, { token })
    const { items } = (body as { order: Answer["order_preview"] }).order
    return items.flatMap((line) => line.actions ?? []).map(({ action }) => action)
  }
  await request("POST", "/request", {})
  await request("POST", "/receive", {})
  return { request, item: returnItem.first("return_id", id)?.item_id, actions }
}

describe("damaged items of a return", () => {
  it("are recorded separately, and removed through the received items", async () => {
    const { request, item, actions } = await arriving()
    const [status, body] = await request("POST", "/dismiss-items", { items: [{ id: item, quantity: 1 }] })
    expect(status).toBe(200)
    expect(await actions()).toEqual(["RECEIVE_DAMAGED_RETURN_ITEM"])
    const lines = (body as Answer).order_preview.items
    const { id } = lines.flatMap((line) => line.actions ?? [])[0] ?? { id: "" }
    const message = `Action ${id} cannot be removed as a dismissed item, only as a received one`
    expect(await request("DELETE", `/dismiss-items/${id}`)).toEqual([400, { type: "not_allowed", message }])
    expect((await request("DELETE", `/receive-items/${id}`))[0]).toBe(200)
    expect(await actions()).toEqual([])
  })
})
