import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type axe from "axe-core"

interface Axe {
  readonly axe: typeof axe
}

const require = createRequire(import.meta.url)
const axePath = require.resolve("axe-core/axe.min.js")
const source = readFileSync(axePath, "utf8")

const { _audit: audit } = require(axePath) as { _audit: { rules: { id: string; impact: axe.ImpactValue }[] } }
/** Rules whose violations are never serious or critical. */
const minorRules = audit.rules.filter(({ impact }) => impact === "minor" || impact === "moderate").map(({ id }) => id)

const options: axe.RunOptions = {
  resultTypes: ["violations"],
  iframes: false,
  preload: false,
  // Off by default. Voice control needs the visible label in the accessible name.
  rules: {
    ...Object.fromEntries(minorRules.map((id) => [id, { enabled: false }])),
    "label-content-name-mismatch": { enabled: true },
  },
}

/**
 * Serious and critical axe violations. Injects axe's half-megabyte script once per page, and skips unused work: minor
 * rules, passes, other frames.
 */
export async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(waitForAnimations)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const { violations } = await page.evaluate((given) => (window as unknown as Window & Axe).axe.run(given), options)
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
