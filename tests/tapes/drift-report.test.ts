import { expect, it } from "vitest"
import { DriftReport } from "./drift-report.ts"

const step = (method: string, path: string) => ({ n: 1, method, path, status: 200, response: {} })

it("groups differences by operation, and counts those at several places once", () => {
  const report = new DriftReport(["GET /admin/orders/:id", "GET /admin/orders/export", "POST /admin/orders/:id"])
  report.add({ step: step("GET", "/admin/orders/order_1?fields=id"), detail: ".order.items[0].sku: missing" })
  report.add({ step: step("GET", "/admin/orders/order_2"), detail: ".order.items[3].sku: missing" })
  report.add({ step: step("GET", "/admin/orders/export"), detail: "expected 200, got 404" })
  report.add({ step: step("GET", "/elsewhere"), detail: "expected 200, got 404" })
  expect(report.lines()).toEqual([
    "",
    "GET /admin/orders/:id",
    "  .order.items[].sku: missing (in 2 places)",
    "",
    "GET /admin/orders/export",
    "  expected 200, got 404",
    "",
    "GET /elsewhere",
    "  expected 200, got 404",
  ])
})
