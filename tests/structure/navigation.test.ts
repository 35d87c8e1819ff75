import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")

/** Files of the frame around the pages, and of actions that outlive their page. */
const FRAME = [
  "src/routes/_store/-cart/express/use-express.ts",
  "src/routes/_store/-search/suggestion-panel.tsx",
  "src/routes/_store/account/_member/-member/account-nav.tsx",
  "src/routes/admin/_app/_orders/-change/undo-discard.ts",
  "src/routes/-app/use-page-navigate.ts",
]

const files = readdirSync(join(root, "src/routes"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/routes/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
const source = (file: string) => readFileSync(join(root, file), "utf8")

test("a page that isn't found keeps the frame around it, which the router's default replaces", () => {
  const found = files.filter((file) => source(file).includes("throw notFound()"))
  expect(found.filter((file) => !source(file).includes("notFoundComponent"))).toEqual([])
})

test("pages navigate by usePageNavigate, which stops with them", () => {
  const pages = files.filter((file) => !file.includes("/-shell/") && !FRAME.includes(file))
  expect(pages.filter((file) => /\buseNavigate\(/.test(source(file)))).toEqual([])
})
