import { describe, expect, it } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database, type Row } from "#mocks/kernel/database.ts"
import { parseFields } from "./fields.ts"
import { Scope } from "./node.ts"
import { compile } from "./select.ts"

function shop(orders: number) {
  const db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })
  const channel = db.tables.salesChannel.insert({ name: "Web" })
  for (let i = 0; i < orders; i++)
    db.tables.order.insert({ display_id: i, currency_code: "eur", sales_channel_id: channel.id })
  return { db, channel }
}
function serialize(db: Database, channel: Row<"salesChannel">, fields: string) {
  const answer = compile(graph, "sales_channel", parseFields(fields, { defaults: ["id"] }))
  return answer(channel, new Scope(db)) as { orders: object[] }
}

describe("the row budget of a response", () => {
  it("allows thousands of related rows that are only copied", () => {
    const { db, channel } = shop(2500)
    expect(serialize(db, channel, "orders.id").orders).toHaveLength(2500)
  })

  it("counts a computed related row as several rows and refuses too many before reading them", () => {
    const { db, channel } = shop(2500)
    db.tables.orderItem.wasRead = false
    expect(() => serialize(db, channel, "*orders")).toThrow("the answer would hold more than 25000 rows")
    expect(db.tables.orderItem.wasRead).toBe(false)
  })

  it("allows the orders of a sales channel with a thousand orders", () => {
    const { db, channel } = shop(1000)
    expect(serialize(db, channel, "*orders").orders).toHaveLength(1000)
  })
})
