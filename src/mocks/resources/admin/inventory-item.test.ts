import { expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { login, send } from "#tests/support/callers.ts"

it("returns created levels without their available quantity, as their operations describe them", async () => {
  const backend = createBackend({ scenario: "default", seed: 1, check: "throw" })
  const token = await login(backend, "user")
  const [item] = backend.db.tables.inventoryItem.all()
  const call = async <T>(path: string, body: object) =>
    (await send(backend, "POST", path, { token, body })) as [number, T]
  type Created = { readonly stock_location: { readonly id: string } }
  for (const path of ["", `/${item?.id}`]) {
    const [, { stock_location }] = await call<Created>("/admin/stock-locations", { name: `Second${path}` })
    const level = { inventory_item_id: item?.id, location_id: stock_location.id, stocked_quantity: 10 }
    const { inventory_item_id: _, ...ofItem } = level
    const create = [path === "" ? level : ofItem]
    const answer = await call<{ created: object[] }>(`/admin/inventory-items${path}/location-levels/batch`, { create })
    expect(answer).toMatchObject([200, { created: [{ stocked_quantity: 10 }] }])
    expect(answer[1].created[0]).not.toHaveProperty("available_quantity")
  }
})
