import { expect, it } from "vitest"
import { occurring } from "./occurring.ts"

const products = [
  { type: ["shirt"], tag: ["cotton", "light"], collection: ["summer"] },
  { type: ["shirt"], tag: ["wool"], collection: [] },
  { type: ["vase"], tag: ["glass"], collection: ["summer"] },
]

it("offers the values of all products without another filter", () => {
  expect([...occurring(products, {}, "type")]).toEqual(["shirt", "vase"])
  expect([...occurring(products, { type: "vase" }, "type")]).toEqual(["shirt", "vase"])
})

it("offers only values that products have together with the other filters", () => {
  expect([...occurring(products, { type: "shirt" }, "tag")]).toEqual(["cotton", "light", "wool"])
  expect([...occurring(products, { type: "shirt", collection: "summer" }, "tag")]).toEqual(["cotton", "light"])
  expect([...occurring(products, { tag: "wool" }, "collection")]).toEqual([])
})
