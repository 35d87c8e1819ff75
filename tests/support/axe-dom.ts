import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

interface Violation {
  id: string
  impact: string
  help: string
  nodes: { html: string }[]
}
interface Axe {
  run(root: Document, options: object): Promise<{ violations: Violation[] }>
}

const { resolve } = createRequire(import.meta.url)
const source = readFileSync(resolve("axe-core/axe.min.js"), "utf8")

/** Serious and critical axe violations of the jsdom document; colors and positions aren't checked. */
export async function domProblems(): Promise<string[]> {
  const page = window as unknown as Window & { axe?: Axe; eval(code: string): void }
  if (!page.axe) loadAxe(() => page.eval(source))
  const { violations = [] } =
    (await page.axe?.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: false }, "label-content-name-mismatch": { enabled: true } },
    })) ?? {}
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join("\n")}`)
}

/** Without `elementsFromPoint`, axe leaves a style sheet in the page, with which `computed-style.ts` is much slower. */
function loadAxe(load: () => void): void {
  document.elementsFromPoint = () => []
  load()
  Reflect.deleteProperty(document, "elementsFromPoint")
}
