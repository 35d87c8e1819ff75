import { Marked, type Token, type Tokens } from "marked"
import type { HelpNode, HelpPage } from "#lib/help-page.ts"

/** Addresses that a link may have: pages of the app, web pages, email and telephone. */
const allowed = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/

/** HTML's name or number of a character, which would be shown as it is written. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i

const PLACEHOLDER = /^\[\[([^\]]+)\]\]/

/** Markdown in which a line break stays one, for addresses. */
const marked = new Marked({
  breaks: true,
  extensions: [
    {
      name: "placeholder",
      level: "inline",
      start: (source) => source.indexOf("[["),
      tokenizer(source) {
        const [raw, text] = PLACEHOLDER.exec(source) ?? []
        return raw ? { type: "placeholder", raw, text } : undefined
      },
    },
  ],
})

/**
 * Compiles a help page: its front matter with `title` and `description`, then Markdown. `[[text]]` is a placeholder that
 * the operator replaces, `{returnPeriod}` the shop's return period: a block with it is left out of a shop without one,
 * and a block that starts with `{noReturnPeriod}` is only in such a shop. Throws for anything that isn't plain text
 * structure: HTML, pictures, other addresses.
 */
export function compileHelpPage(source: string, file: string): HelpPage {
  const fail = (problem: string): never => {
    throw new Error(`${file}: ${problem}`)
  }
  const [, head = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  const fields = new Map([...head.matchAll(/^(\w+):\s*(.+?)\s*$/gm)].map(([, name = "", value = ""]) => [name, value]))
  const field = (name: string) => fields.get(name) ?? fail(`its front matter needs a ${name}`)

  const inline = (tokens: readonly Token[] | undefined): HelpNode[] => (tokens ?? []).flatMap(one)
  const rows = (row: readonly Tokens.TableCell[], name: "th" | "td"): HelpNode => ({
    name: "tr",
    nodes: row.map((cell) => ({ name, nodes: inline(cell.tokens) })),
  })
  function one(token: Token): HelpNode[] {
    const { type, raw } = token
    if (type === "space" || type === "def") return []
    const [entity] = (type === "text" && !("tokens" in token) && ENTITY.exec(token.text)) || []
    if (entity) return fail(`${entity} isn't allowed: write the character itself`)
    if (type === "text" || type === "escape") return "tokens" in token ? inline(token.tokens) : [token.text]
    if (type === "placeholder") return [{ name: "mark", nodes: [token.text] }]
    if (type === "paragraph") return [{ name: "p", nodes: inline(token.tokens) }]
    if (type === "strong" || type === "em") return [{ name: type, nodes: inline(token.tokens) }]
    if (type === "br" || type === "hr") return [{ name: type, nodes: [] }]
    if (type === "codespan") return [{ name: "code", nodes: [token.text] }]
    if (type === "heading" && (token.depth === 2 || token.depth === 3))
      return [{ name: token.depth === 2 ? "h2" : "h3", nodes: inline(token.tokens) }]
    if (type === "heading") return fail(`"${raw.trim()}": headings start with ## or ###; the title is the first level`)
    if (type === "list") {
      const { items, ordered, start } = token as Tokens.List
      const nodes = items.map((item): HelpNode => ({ name: "li", nodes: inline(item.tokens) }))
      return [
        ordered
          ? { name: "ol", ...(Number(start) === 1 ? {} : { start: Number(start) }), nodes }
          : { name: "ul", nodes },
      ]
    }
    if (type === "table") {
      const { header, rows: all } = token as Tokens.Table
      return [{ name: "table", nodes: [rows(header, "th"), ...all.map((row) => rows(row, "td"))] }]
    }
    if (type === "link") {
      if (!allowed.test(token.href)) return fail(`the address ${token.href} isn't allowed`)
      return [{ name: "a", href: token.href, nodes: inline(token.tokens) }]
    }
    return fail(`"${raw.trim().slice(0, 40)}" (${type}) isn't allowed`)
  }
  const blocks = marked.lexer(body).flatMap(one)
  return { title: field("title"), description: field("description"), nodes: blocks }
}
