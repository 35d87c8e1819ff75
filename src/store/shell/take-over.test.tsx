import { QueryClient } from "@tanstack/react-query"
import { afterEach, expect, it } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import type { PageState } from "#lib/page-state.ts"
import { refreshVisit } from "#store/visit/visit.ts"
import { takeOver } from "./take-over.ts"

afterEach(() => {
  localStorage.clear()
  refreshVisit()
})

const at = Date.now()
const frame = [
  { key: ["store", "regions"], data: [], at },
  { key: ["store", "categories"], data: [], at },
  { key: ["store", "home-content"], data: {}, at },
]
const product = { key: ["store", "product", "chair", "reg_1", "de"], data: {}, at }

function taken(queries: PageState["queries"]) {
  const client = new QueryClient()
  const refresh = takeOver(client, { locale: "en", country: undefined, routes: [], queries }, "en")
  return [refresh !== undefined, client.getQueryCache().getAll().length]
}

it("takes a page's data for a guest", () => {
  expect(taken([...frame, product])).toEqual([true, 4])
})

it("takes only what has no prices for a customer, whose prices can differ", () => {
  const claims = btoa(JSON.stringify({ actor_id: "cus_1", actor_type: "customer" }))
  deviceItem("customerToken").set(`header.${claims}.signature`)
  refreshVisit()
  expect(taken(frame)).toEqual([true, 3])
  expect(taken([...frame, product])).toEqual([false, 0])
})
