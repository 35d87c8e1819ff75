import { Lexer, type Token, Tokenizer, type Tokens } from "marked"
import type { HelpElement, HelpNode } from "#lib/help-page.ts"
import { pageScope } from "#lib/page-scope.ts"

/** Deepest level of nested lists and quotes that is formatted; deeper ones are shown as plain text. */
const DEEPEST = 8

/** {@link Tokenizer.emStrong}, but not inside words, so that 10*20*30 stays a size. */
function emStrong(this: Tokenizer, ...[src, masked, before]: Parameters<Tokenizer["emStrong"]>) {
  return /[\p{L}\p{N}]/u.test(before ?? "") ? undefined : Tokenizer.prototype.emStrong.call(this, src, masked, before)
}

const none = () => undefined
/** Doesn't know what descriptions can't have. Definitions of links would be hidden, and code is mostly an indented line. */
const tokenizer = Object.assign(new Tokenizer(), {
  emStrong,
  html: none,
  tag: none,
  code: none,
  fences: none,
  def: none,
  lheading: none,
  table: none,
})

/**
 * Reads a description in Markdown. HTML is kept as text, pictures are their alternative text, and links lead only to web
 * pages and email. Its highest heading becomes an h3, the others follow.
 */
export function markdownNodes(text: string): readonly HelpNode[] {
  try {
    const tokens = new Lexer({ gfm: false, tokenizer }).lex(text)
    const highest = Math.min(...tokens.flatMap((token) => (token.type === "heading" ? [token.depth as number] : [])))
    return nodesOf(tokens, Number.isFinite(highest) ? highest : 1, 0)
  } catch (error) {
    // Thousands of lists or quotes inside each other are deeper than the parser can call itself.
    if (error instanceof RangeError) return [{ name: "p", nodes: linesOf(text) }]
    throw error
  }
}

function nodesOf(tokens: readonly Token[] = [], highest: number, depth: number): HelpNode[] {
  return tokens.flatMap((token): HelpNode[] => {
    const { type } = token
    if (depth > DEEPEST) return linesOf(token.raw)
    const nodes = () => nodesOf("tokens" in token ? token.tokens : undefined, highest, depth + 1)
    if (type === "space") return []
    if (type === "text" && "tokens" in token) return nodes()
    if (type === "text" || type === "escape" || type === "image") return linesOf(token.text)
    if (type === "br") return [{ name: "br", nodes: [] }]
    if (type === "hr") return [{ name: "hr", nodes: [] }]
    if (type === "codespan") return [{ name: "code", nodes: [token.text] }]
    if (type === "paragraph") return [{ name: "p", nodes: nodes() }]
    if (type === "strong" || type === "em" || type === "blockquote") return [{ name: type, nodes: nodes() }]
    if (type === "heading") return [{ name: headings[token.depth - highest] ?? "h6", nodes: nodes() }]
    if (type === "link") {
      const target = targetOf(token.href)
      return target ? [{ name: "a", ...target, nodes: nodes() }] : nodes()
    }
    if (type === "list") {
      const { items, ordered, start } = token as Tokens.List
      const list = items.map((item): HelpNode => ({ name: "li", nodes: nodesOf(item.tokens, highest, depth + 1) }))
      if (!ordered) return [{ name: "ul", nodes: list }]
      return [{ name: "ol", ...(start !== 1 && { start: Number(start) }), nodes: list }]
    }
    return linesOf(token.raw)
  })
}

const headings = ["h3", "h4", "h5", "h6"] as const

/** Text with its line breaks. */
const linesOf = (text: string): HelpNode[] =>
  text
    .split("\n")
    .flatMap((line, i): HelpNode[] => (i === 0 ? [line] : [{ name: "br", nodes: [] }, line]))
    .filter((node) => node !== "")

/** Where a link leads; undefined for an address that a link may not have, such as a script. */
function targetOf(href: string): Pick<HelpElement, "href" | "rel"> | undefined {
  if (/^[#?]/.test(href)) return { href }
  const { origin } = pageScope()
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.protocol === "mailto:") return { href: url.href }
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined
  if (url.origin !== origin) return { href: url.href, rel: "nofollow noopener" }
  // Two slashes would lead to another site.
  return { href: url.pathname.replace(/^\/+/, "/") + url.search + url.hash }
}
