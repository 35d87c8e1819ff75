import { HelpTextProblem, helpNodes } from "#lib/help-markdown.ts"
import type { HelpPage } from "#lib/help-page.ts"

const sentences: Readonly<Record<HelpTextProblem["kind"], (source: string) => string>> = {
  entity: (entity) => `${entity} isn't allowed: write the character itself`,
  heading: (heading) => `"${heading}": headings start with ## or ###; the title is the first level`,
  link: (address) => `the address ${address} isn't allowed`,
  other: (source) => `"${source}" isn't allowed`,
}

/**
 * Compiles a help page: its front matter with `title` and `description`, then the Markdown of `helpNodes`.
 * `{returnPeriod}` is the shop's return period: a block with it is left out of a shop without one, and a block that starts
 * with `{noReturnPeriod}` is only in such a shop. Throws for what a help page can't have.
 */
export function compileHelpPage(source: string, file: string): HelpPage {
  const fail = (problem: string): never => {
    throw new Error(`${file}: ${problem}`)
  }
  const [, head = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  const fields = new Map([...head.matchAll(/^(\w+):\s*(.+?)\s*$/gm)].map(([, name = "", value = ""]) => [name, value]))
  const field = (name: string) => fields.get(name) ?? fail(`its front matter needs a ${name}`)
  try {
    return { title: field("title"), description: field("description"), nodes: helpNodes(body) }
  } catch (error) {
    if (error instanceof HelpTextProblem) return fail(sentences[error.kind](error.source))
    throw error
  }
}
