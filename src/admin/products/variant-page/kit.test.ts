import { expect, it } from "vitest"
import { kitChanges, kitProblems, toKitRows } from "./kit.ts"

const item = (id: string, required: number, available = 0) => ({ id, name: id, required, available })
const row = (id: string | null, quantity: string) => ({
  key: `${id} ${quantity}`,
  item: id === null ? null : { id, name: id },
  quantity,
})

it("requires an item once, with a whole quantity from 1", () => {
  const rows = [row("a", "1"), row("a", "2"), row("b", "0"), row("c", "1.5"), row(null, "1"), row("d", " 12 ")]
  expect(kitProblems(rows)).toEqual([undefined, "twice", "quantity", "quantity", "item", undefined])
})

it("creates, updates and deletes only what changed", () => {
  const before = [item("same", 1), item("more", 1), item("gone", 1)]
  expect(kitChanges("variant", before, [row("same", "1"), row("more", "3"), row("new", "2")])).toEqual({
    create: [{ variant_id: "variant", inventory_item_id: "new", required_quantity: 2 }],
    update: [{ variant_id: "variant", inventory_item_id: "more", required_quantity: 3 }],
    delete: [{ variant_id: "variant", inventory_item_id: "gone" }],
  })
  expect(kitChanges("variant", before, toKitRows(before))).toEqual({ create: [], update: [], delete: [] })
})
