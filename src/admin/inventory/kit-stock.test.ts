import { expect, it } from "vitest"
import { kitStock } from "./kit-stock.ts"

const item = (id: string, required: number, available = 0) => ({ id, name: id, required, available })

it("limits a kit's stock by its scarcest item", () => {
  expect(kitStock([item("a", 1, 9), item("b", 4, 10), item("c", 1, 5)])).toMatchObject({
    units: 2,
    scarcest: { id: "b" },
  })
  expect(kitStock([])).toBeUndefined()
})
