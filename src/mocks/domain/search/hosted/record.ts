import { searchable } from "#mocks/domain/search/product-index.ts"
import { type Marks, mark, plain, snippet, wordsOf } from "#mocks/domain/search/words.ts"
import type { Found } from "./found.ts"
import type { HostedParams } from "./params.ts"
import type { ProductRecords } from "./product-records.ts"

type Json = Readonly<Record<string, unknown>>

/** Record attributes that aren't part of the document. */
const MORE = ["availability", "popularity", "created_at_timestamp"] as const
/** Attributes not returned to shoppers. */
const INTERNAL = new Set(["id", "status", "sales_channel_ids", "prices"])

const isWanted = (wanted: readonly string[] | undefined) => (path: string) =>
  wanted === undefined ||
  wanted.includes("*") ||
  wanted.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`))

/** Returns a product as an index record: `objectID`, its document, prices by country and availability. */
export function recordOf(
  records: ProductRecords,
  { document }: Found,
  attributes: readonly string[] | undefined,
): Json {
  const wanted = isWanted(attributes)
  const record: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(document)) if (!INTERNAL.has(name) && wanted(name)) record[name] = value
  const values = records.values(document)
  for (const name of MORE) if (wanted(name)) record[name] = values(name)[0]
  for (const name of ["price", "was"]) {
    if (!wanted(name)) continue
    const countries = records.countries.filter((country) => wanted(`${name}.${country}`))
    record[name] = Object.fromEntries(countries.flatMap((c) => values(`${name}.${c}`).map((amount) => [c, amount])))
  }
  return { ...record, objectID: document.id }
}

const marksOf = ({ highlightPreTag = "<em>", highlightPostTag = "</em>" }: HostedParams): Marks => ({
  pre: highlightPreTag,
  post: highlightPostTag,
})

interface Highlighting {
  readonly queryWords: readonly string[]
  readonly found: ReadonlySet<string>
  readonly marks: Marks
}

function highlighted(text: string, { queryWords, found, marks }: Highlighting) {
  const value = mark(text, queryWords, found, marks)
  const words = wordsOf(text).filter((word) => found.has(word))
  const matchedWords = queryWords.filter((word) =>
    words.some((one) => one.startsWith(word) || !queryWords.some((a) => one.startsWith(a))),
  )
  const matchLevel = matchedWords.length === 0 ? "none" : matchedWords.length < queryWords.length ? "partial" : "full"
  const fullyHighlighted =
    matchLevel === "none" ? undefined : plain(value) === plain(`${marks.pre}${text}${marks.post}`)
  return { value, matchLevel, matchedWords, ...(fullyHighlighted === undefined ? {} : { fullyHighlighted }) }
}

/** Applies a function to all texts within a value. */
function deep(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === "string") return change(value)
  if (Array.isArray(value)) return value.map((one) => deep(one, change))
  if (typeof value !== "object" || value === null) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner, change)]))
}

function mapped(found: Found, paths: readonly string[], change: (text: string, path: string) => unknown): Json {
  const entries = paths.flatMap((path): [string, unknown][] => {
    const name = path.split(".", 1)[0] as keyof Found["document"]
    const value = deep(found.document[name], (text) => change(text, path))
    return value === undefined || value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

const WORDS = 10

/** Highlights a query's words: in full texts, and in snippets for attributes such as `description:20`. */
export function highlightsOf(found: Found, params: HostedParams): Json {
  const queryWords = wordsOf(params.query ?? "")
  const marks = marksOf(params)
  const highlighting = { queryWords, found: found.match?.words ?? new Set<string>(), marks }
  const wanted = params.attributesToHighlight ?? ["*"]
  const paths = wanted.includes("*") ? searchable : wanted
  const snippets = (params.attributesToSnippet ?? []).map((one) => one.split(":"))
  const lengths = new Map(snippets.map(([path = "", words]) => [path, Number(words ?? WORDS) * 7]))
  const passage = (text: string, path: string) => {
    const { value, matchLevel } = highlighted(text, highlighting)
    return { value: snippet(value, marks, lengths.get(path) ?? WORDS * 7), matchLevel }
  }
  return {
    _highlightResult: mapped(found, paths, (text) => highlighted(text, highlighting)),
    ...(lengths.size > 0 ? { _snippetResult: mapped(found, [...lengths.keys()], passage) } : {}),
  }
}
