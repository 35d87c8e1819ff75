import { expect, it } from "vitest"
import type { OrderLinePreview } from "#schema/admin/entities/order-change.ts"
import { claimableQuantity } from "./claim-lines.tsx"

it.each([
  ["nothing returned", {}, 0, 3],
  ["one claimed before", { written_off_quantity: 1 }, 0, 2],
  ["one claimed in this claim", { written_off_quantity: 1 }, 1, 3],
  ["two returned", { return_received_quantity: 2 }, 0, 1],
  ["one returned and one returned damaged", { return_received_quantity: 1, return_dismissed_quantity: 1 }, 0, 1],
  ["one claimed and returned", { written_off_quantity: 1, return_received_quantity: 1 }, 0, 2],
  ["all returned", { return_received_quantity: 3 }, 0, 0],
])("of three units can be claimed without those returned: %s", (_, detail, staged, most) => {
  expect(claimableQuantity({ quantity: 3, detail } as OrderLinePreview, staged)).toBe(most)
})
