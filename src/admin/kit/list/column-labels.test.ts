import { expect, it } from "vitest"
import { labelChanges } from "./column-labels.ts"

const saved = {
  entity: "Order",
  columns: {
    total: { id: "plbl_1", label: "Sum", description: "" },
    email: { id: "plbl_2", label: "Mail", description: "Where notices go" },
  },
}
const kept = { column: "email", label: "Mail", description: "Where notices go" }

it("creates, updates and deletes the names of columns in one request", () => {
  expect(
    labelChanges(saved, [
      { column: "display_id", label: " Number ", description: "" },
      { column: "total", label: "Amount", description: "With tax" },
      { ...kept, label: " " },
    ]),
  ).toEqual({
    create: [{ entity: "Order", property: "display_id", label: "Number" }],
    update: [{ id: "plbl_1", label: "Amount", description: "With tax" }],
    delete: ["plbl_2"],
  })
})

it("sends nothing if no name changed", () => {
  expect(labelChanges(saved, [kept, { column: "display_id", label: "", description: "" }])).toBeUndefined()
})
