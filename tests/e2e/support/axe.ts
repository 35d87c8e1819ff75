import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const require = createRequire(import.meta.url)
const axePath = createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js")
const source = readFileSync(axePath, "utf8")

type Impact = "minor" | "moderate" | "serious" | "critical"
const { _audit: audit } = require(axePath) as { _audit: { rules: { id: string; impact: Impact | null }[] } }
/** Rules whose violations are never serious or critical. */
const minorRules = audit.rules.filter(({ impact }) => impact === "minor" || impact === "moderate").map(({ id }) => id)

/**
 * Serious and critical axe violations. Injects axe's half-megabyte script once per page instead of twice per check,
 * and skips unused work: minor rules, passes, other frames, a separate page for the result.
 */
export async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(waitForAnimations)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const { violations } = await new AxeBuilder({ page, axeSource: "0" })
    .setLegacyMode()
    .options({
      resultTypes: ["violations"],
      iframes: false,
      preload: false,
      // Off by default. Voice control needs the visible label in the accessible name.
      rules: {
        ...Object.fromEntries(minorRules.map((id) => [id, { enabled: false }])),
        "label-content-name-mismatch": { enabled: true },
      },
    })
    .analyze()
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join("\n")}`)
}

/** Waits two frames for animations to start, then for the finite ones to end, when colors are final. */
async function waitForAnimations(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
