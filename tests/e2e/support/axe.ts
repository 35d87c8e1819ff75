import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const require = createRequire(import.meta.url)
const source = readFileSync(
  createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
)

/**
 * What axe calls serious or critical. The half megabyte of its script is given to a page once instead of twice at every
 * look, and what nobody reads here is left out: what passes, other frames, a page of its own for the result.
 */
export async function seriousProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const { violations } = await new AxeBuilder({ page, axeSource: "0" })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], iframes: false, preload: false })
    .analyze()
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join("\n")}`)
}
