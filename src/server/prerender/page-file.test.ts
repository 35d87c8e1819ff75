import { expect, it } from "vitest"
import { pageFile } from "./page-file.ts"

it.each([
  ["/", "index.html"],
  ["/products", "products.html"],
  ["/de-at", "de-at.html"],
  ["/de-at/products/chair", "de-at/products/chair.html"],
  ["/products/gr%C3%BCner-stuhl", "products/grüner-stuhl.html"],
  ["/products/100%25", "products/100%.html"],
])("the file of %s is %s", (path, file) => expect(pageFile(path)).toBe(file))

it.each([
  "/products/a%2Fb",
  "/products/..",
  "/products/%2E%2E%2Fetc",
  "/products/.hidden",
  "/products/a%5Cb",
  "/products/a%00b",
  "/products/%",
  "/products/index",
  "/products/con",
  "/products/Aux.1",
  `/products/${"a".repeat(300)}`,
  `/products/${encodeURIComponent("ü".repeat(150))}`,
])("%s has no file", (path) => expect(pageFile(path)).toBeUndefined())
