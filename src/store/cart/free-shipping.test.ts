import { QueryClient } from "@tanstack/react-query"
import { describe, expect, it, vi } from "vitest"
import { freeFrom, shippingOptionsQuery } from "./free-shipping.ts"

const cart = { currency_code: "eur", region_id: "reg_eu" } as const
type Rule = { attribute: string; operator: string; value: string }
const above = (value: string, operator = "gte"): Rule => ({ attribute: "item_total", operator, value })
const price = (amount: number, price_rules: readonly Rule[] = [], currency_code = "eur") => ({
  amount,
  currency_code,
  price_rules,
})
const option = (name: string, ...prices: readonly object[]) => ({ name, prices }) as never

describe("free shipping threshold", () => {
  it("uses the lowest threshold of all shipping options", () => {
    const options = [
      option("Express", price(14), price(0, [above("300")])),
      option("Standard", price(0, [above("150")])),
    ]
    expect(freeFrom(options, cart)).toEqual({ name: "Standard", from: 150 })
  })

  it("uses the highest of several rules of one price", () => {
    expect(freeFrom([option("Standard", price(0, [above("50"), above("80", "gt")]))], cart)?.from).toBe(80)
  })

  it.each([
    ["isn't free", price(2, [above("150")])],
    ["is free in another currency", price(0, [above("150")], "usd")],
    [
      "is free in another region",
      price(0, [above("150"), { attribute: "region_id", operator: "eq", value: "reg_us" }]),
    ],
    [
      "is free only for some customers",
      price(0, [above("150"), { attribute: "customer.groups.id", operator: "in", value: "vip" }]),
    ],
    ["is free only below a total", price(0, [above("150", "lte")])],
    ["is always free", price(0)],
  ])("ignores an option that %s", (_, given) => {
    expect(freeFrom([option("Standard", given)], cart)).toBeUndefined()
  })

  it("accepts a rule for the cart's own region", () => {
    const here = { attribute: "region_id", operator: "eq", value: "reg_eu" }
    expect(freeFrom([option("Standard", price(0, [above("150"), here]))], cart)?.from).toBe(150)
  })

  it("counts an option that has a price only from a total on", async () => {
    vi.stubEnv("VITE_API_URL", "http://shop.test")
    vi.stubEnv("VITE_PUBLISHABLE_KEY", "pk_1")
    const listed = {
      name: "Free shipping",
      prices: [price(0, [above("100")])],
      id: "so_1",
      price_type: "flat",
      amount: null,
    }
    vi.stubGlobal("fetch", async () => Response.json({ shipping_options: [listed] }))
    const options = await new QueryClient().fetchQuery(shippingOptionsQuery("cart_1"))
    expect(freeFrom(options, cart)).toEqual({ name: "Free shipping", from: 100, optionId: "so_1" })
  })
})
