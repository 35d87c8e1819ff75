import { BOUNDS } from "#mocks/kernel/bounds.ts"
import { type Condition, comparison, facet, range } from "./conditions.ts"
import { badRequest } from "./refusal.ts"

type Token = { readonly text: string; readonly quoted: boolean; readonly at: number }

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(<=|>=|!=|[()<>=:])|([^\s()<>=!:"']+))/y

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const source = text.trimEnd()
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (!found) throw badRequest(`filters: Unexpected token at col ${at}`)
    const quoted = found[1] ?? found[2]
    tokens.push({
      text: quoted?.replace(/\\(.)/g, "$1") ?? found[3] ?? found[4] ?? "",
      quoted: quoted !== undefined,
      at: TOKEN.lastIndex,
    })
  }
  return tokens
}

const COMPARES = new Set(["<", "<=", "=", "!=", ">", ">="])

/** Parses `a:b AND (price < 10 OR NOT tag:"very new") AND stock:1 TO 5`. As in the service, `OR` binds tighter. */
export function parseFilters(text: string): Condition {
  const tokens = tokensOf(text)
  if (tokens.length > BOUNDS.searchValues) throw badRequest(`filters: More than ${BOUNDS.searchValues} tokens`)
  let next = 0
  let depth = 0
  const deeper = <T>(inner: () => T): T => {
    depth += 1
    if (depth > BOUNDS.depth) throw badRequest(`filters: Nested deeper than ${BOUNDS.depth} levels`)
    const made = inner()
    depth -= 1
    return made
  }
  const is = (word: string) => tokens[next]?.text === word && !tokens[next]?.quoted
  const take = (): Token => {
    const token = tokens[next]
    if (!token) throw badRequest("filters: Unexpected end of filter")
    next += 1
    return token
  }
  const skip = (word: string): boolean => {
    if (!is(word)) return false
    next += 1
    return true
  }
  const series = (word: string, inner: () => Condition) => {
    const parts = [inner()]
    while (skip(word)) parts.push(inner())
    return parts
  }
  const all = (): Condition => {
    const parts = series("AND", any)
    return (values) => parts.every((part) => part(values))
  }
  const any = (): Condition => {
    const parts = series("OR", one)
    return (values) => parts.some((part) => part(values))
  }
  const one = (): Condition => {
    if (skip("NOT")) {
      const inner = deeper(one)
      return (values) => !inner(values)
    }
    if (skip("(")) {
      const inner = deeper(all)
      if (!skip(")")) throw badRequest(`filters: Expected ")" at col ${tokens[next]?.at ?? text.length}`)
      return inner
    }
    return leaf()
  }
  const leaf = (): Condition => {
    const name = take()
    if (!name.quoted && /^[()<>=:]|^!=$/.test(name.text))
      throw badRequest(`filters: Unexpected token ${name.text} at col ${name.at}`)
    const operator = tokens[next]
    if (operator && !operator.quoted && COMPARES.has(operator.text)) {
      next += 1
      return comparison(name.text, operator.text, Number(take().text))
    }
    if (!skip(":")) return facet("_tags", name.text)
    // Values with operators or colons have to be quoted; `price:>5` is rejected.
    const value = take()
    if (skip("TO")) return range(name.text, Number(value.text), Number(take().text))
    return facet(name.text, value.text)
  }
  const condition = all()
  const rest = tokens[next]
  if (rest) throw badRequest(`filters: Unexpected token ${rest.text} at col ${rest.at}`)
  return condition
}
