import { expect, it } from "vitest"
import type { CellConflict } from "#admin/kit/grid/conflicts.ts"
import type { VariantPrice } from "#admin/products/variant-page/prices.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import type { VariantUpdate } from "./bodies.ts"
import { columnRules, priceColumn } from "./column-rules.ts"
import type { GridVariant } from "./grid-variant.ts"
import { type GridApi, saveGrid } from "./save-grid.ts"

const eur = priceColumn({ currency: "eur", rules: {} })
const price = (id: string, currency_code: string, amount: number): VariantPrice => ({
  id,
  currency_code,
  amount,
  min_quantity: null,
  max_quantity: null,
  rules: {},
})
const variant = (...prices: VariantPrice[]): GridVariant => ({
  id: "v",
  title: "V",
  rank: 0,
  sku: null,
  ean: null,
  upc: null,
  barcode: null,
  manage_inventory: true,
  allow_backorder: false,
  prices,
  items: [],
})
const edit: Edit = { row: "v", column: eur, base: "5.00", text: "6.00" }

/** A server with one variant, which others can change. */
function serverOf(first: GridVariant) {
  const server = { now: first, sent: [] as VariantUpdate[] }
  const api: GridApi = {
    load: async () => [server.now],
    updateVariants: async (update) => void server.sent.push(...update),
    updateLevels: async () => undefined,
  }
  return { server, api }
}
const save = (api: GridApi, ask: (conflicts: readonly CellConflict[]) => Promise<readonly CellConflict[] | null>) =>
  saveGrid({ edits: [edit], locale: "en", rules: columnRules("en"), api, ask, onProgress: () => undefined })

it("keeps prices that others change while the question about a conflict is open", async () => {
  const { server, api } = serverOf(variant(price("e", "eur", 5.5), price("u", "usd", 7)))
  await save(api, async () => {
    server.now = variant(price("e", "eur", 5.5), price("u", "usd", 8), price("g", "gbp", 4))
    return []
  })
  expect(server.sent[0]?.prices?.map(({ id, amount }) => [id, amount])).toEqual([
    ["e", 6],
    ["u", 8],
    ["g", 4],
  ])
})

it("asks again if the cell changes while the question is open, and not about an answered conflict", async () => {
  const { server, api } = serverOf(variant(price("e", "eur", 5.5)))
  const asked: string[] = []
  await save(api, async (conflicts) => {
    asked.push(...conflicts.map(({ theirs }) => theirs))
    server.now = variant(price("e", "eur", 5.75))
    return []
  })
  expect(asked).toEqual(["5.50", "5.75"])
  expect(server.sent[0]?.prices?.[0]?.amount).toBe(6)
})
