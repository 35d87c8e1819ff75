import { expect, test } from "vitest"
import { indexFor } from "./index-for.ts"

test.each([
  ["products", "de", "products"],
  ["products,de:products_de", "de", "products_de"],
  ["products, de:products_de", "en", "products"],
  ["en:shop_en,de:shop_de", "de", "shop_de"],
  ["en:shop_en,de:shop_de", undefined, "shop_en"],
])("chooses the search index of %s in the language %s: %s", (setting, language, index) => {
  expect(indexFor(setting, language)).toBe(index)
})
