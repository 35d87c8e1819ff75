import { expect, it } from "vitest"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import { notesOfItem } from "./item-notes.tsx"

const change = (version: number, action: string, more: object) =>
  ({
    id: String(version),
    version,
    status: "confirmed",
    change_type: "claim",
    ...more,
    actions: [{ id: `a${version}`, action, details: { reference_id: "line", reason: "missing_item" } }],
  }) as unknown as OrderChange

it("leaves out what was claimed in a claim that was canceled", () => {
  const claims = [change(2, "WRITE_OFF_ITEM", { claim_id: "one" }), change(3, "WRITE_OFF_ITEM", { claim_id: "two" })]
  const canceled = change(4, "REINSTATE_ITEM", { claim_id: "one", change_type: null })
  expect(notesOfItem("line", claims).map(({ id }) => id)).toEqual(["a2", "a3"])
  expect(notesOfItem("line", [...claims, canceled]).map(({ id }) => id)).toEqual(["a3"])
})
