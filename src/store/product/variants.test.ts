import { describe, expect, it } from "vitest"
import type { Product } from "#schema/store/entities/catalog.ts"
import { isSoldOut, optionsToChoose } from "./variants.ts"

const variant = (size: string, color: string, inventory_quantity: number) => ({
  manage_inventory: true,
  inventory_quantity,
  options: [
    { id: size, value: size, option_id: "size" },
    { id: color, value: color, option_id: "color" },
  ],
})
const shirt = {
  options: [
    { id: "size", title: "Size", values: [{ value: "S" }, { value: "M" }] },
    { id: "color", title: "Color", values: [{ value: "Red" }] },
  ],
  variants: [variant("S", "Red", 0), variant("M", "Red", 2), variant("M", "Blue", 0)],
} as unknown as Product

describe("an option value", () => {
  const chosen = { size: "M", color: "Red" }

  it("is sold out if its variant with the other choices is", () => {
    expect(isSoldOut(shirt, chosen, "size", "S")).toBe(true)
    expect(isSoldOut(shirt, chosen, "size", "M")).toBe(false)
    expect(isSoldOut(shirt, chosen, "color", "Blue")).toBe(true)
  })

  it("isn't called sold out where no such variant exists", () => {
    expect(isSoldOut(shirt, { size: "S", color: "Red" }, "color", "Blue")).toBe(false)
  })
})

describe("the options to choose", () => {
  it("are all options of a product that has some", () => {
    expect(optionsToChoose(shirt).map(({ title }) => title)).toEqual(["Size", "Color"])
  })

  it("leave out the option that the server adds to a product without options", () => {
    const poster = { options: [{ id: "o", title: "Default option", values: [{ value: "Default option value" }] }] }
    expect(optionsToChoose(poster as unknown as Product)).toEqual([])
  })
})
