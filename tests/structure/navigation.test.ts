import { expect, test } from "vitest"
import { isTest, sourceFiles, sourceOf } from "#tests/support/source-files.ts"

/** Files of the frame around the pages, and of actions that outlive their page. */
const FRAME = [
  "src/store/cart/express/use-express.ts",
  "src/store/search/suggestion-panel.tsx",
  "src/store/account/account-nav.tsx",
  "src/admin/orders/order-change/undo-discard.ts",
  "src/app/use-page-navigate.ts",
]

const files = sourceFiles("src/routes", "src/app", "src/admin", "src/store").filter((file) => !isTest(file))

test("a page that isn't found keeps the frame around it, which the router's default replaces", () => {
  const found = files.filter((file) => sourceOf(file).includes("throw notFound()"))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((file) => !sourceOf(file).includes("notFoundComponent"))).toEqual([])
})

test("pages navigate by usePageNavigate, which stops with them", () => {
  expect(FRAME.filter((file) => !files.includes(file))).toEqual([])
  const pages = files.filter((file) => !file.includes("/shell/") && !FRAME.includes(file))
  expect(pages.filter((file) => /\buseNavigate\(/.test(sourceOf(file)))).toEqual([])
})
