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

test("pages navigate by usePageNavigate, which stops with them", () => {
  const files = readdirSync(join(root, "src/routes"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/routes/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !file.includes("/-shell/"))
    .filter((file) => !FRAME.includes(file))
  const found = files.filter((file) => /\buseNavigate\(/.test(readFileSync(join(root, file), "utf8")))
  expect(found).toEqual([])
})
