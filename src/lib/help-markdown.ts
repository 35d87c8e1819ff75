import { Marked, type Token, type Tokens } from "marked"
import type { HelpNode } from "./help-page.ts"

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

/** What a help page can't have, with its source. */
export class HelpTextProblem extends Error {
  readonly kind: "entity" | "heading" | "link" | "other"
  readonly source: string

  constructor(kind: HelpTextProblem["kind"], source: string) {
    super(`${kind}: ${source}`)
    this.kind = kind
    this.source = source
  }
}

/**
 * Reads the Markdown of a help page. `[[text]]` is a placeholder that the operator replaces. Throws a `HelpTextProblem` for
 * anything that isn't plain text structure: HTML, pictures, other addresses.
 */
export function helpNodes(source: string): readonly HelpNode[] {
  const inline = (tokens: readonly Token[] | undefined): HelpNode[] => (tokens ?? []).flatMap(one)
  const rows = (row: readonly Tokens.TableCell[], name: "th" | "td"): HelpNode => ({
    name: "tr",
    nodes: row.map((cell) => ({ name, nodes: inline(cell.tokens) })),
  })
  function one(token: Token): HelpNode[] {
    const { type, raw } = token
    if (type === "space" || type === "def") return []
    const [entity] = (type === "text" && !("tokens" in token) && ENTITY.exec(token.text)) || []
    if (entity) throw new HelpTextProblem("entity", entity)
    if (type === "text" || type === "escape") return "tokens" in token ? inline(token.tokens) : [token.text]
    if (type === "placeholder") return [{ name: "mark", nodes: [token.text] }]
    if (type === "paragraph") return [{ name: "p", nodes: inline(token.tokens) }]
    if (type === "strong" || type === "em") return [{ name: type, nodes: inline(token.tokens) }]
    if (type === "br" || type === "hr") return [{ name: type, nodes: [] }]
    if (type === "codespan") return [{ name: "code", nodes: [token.text] }]
    if (type === "heading" && (token.depth === 2 || token.depth === 3))
      return [{ name: token.depth === 2 ? "h2" : "h3", nodes: inline(token.tokens) }]
    if (type === "heading") throw new HelpTextProblem("heading", raw.trim())
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
      if (!allowed.test(token.href)) throw new HelpTextProblem("link", token.href)
      return [{ name: "a", href: token.href, nodes: inline(token.tokens) }]
    }
    throw new HelpTextProblem("other", raw.trim().slice(0, 40))
  }
  return marked.lexer(source).flatMap(one)
}
