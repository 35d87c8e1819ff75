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
  await page.evaluate(atRest)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const { violations } = await new AxeBuilder({ page, axeSource: "0" })
    .setLegacyMode()
    .options({
      resultTypes: ["violations"],
      iframes: false,
      preload: false,
      // Off by default: someone who speaks to the page says what is written on a button.
      rules: { "label-content-name-mismatch": { enabled: true } },
    })
    .analyze()
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join("\n")}`)
}

/** Two frames for what has just changed to begin, and what it takes until that has its last colour; what breathes for ever does not count. */
async function atRest(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
