import { invalidData, Refusal } from "./refusal.ts"

/**
 * Limits of a single request. A request over a limit is refused before its work starts; no route has limits of its
 * own.
 */
export const BOUNDS = {
  /** Characters of path and query. Longer headers are refused by the HTTP server. */
  address: 16 * 1024,
  /** Parameters of a query, and keys of its filters. */
  parameters: 1000,
  conditions: 60,
  /** Highest list index in a query: `id[999]`. */
  index: 999,
  /** Names in `fields`, and segments of each: `variants.product.title` has 3. */
  fields: 300,
  path: 10,
  /** Characters and words of a text search. */
  searchLength: 512,
  searchWords: 32,
  /** Bytes of a JSON or form body (as on the real server), of a form with files, and of an imported dataset. */
  body: 100 * 1024,
  upload: 50 * 1024 * 1024,
  world: 512 * 1024 * 1024,
  /** Nesting depth of a body, and number of its values. */
  depth: 32,
  values: 10_000,
  /** Values in the body of a search request, each of which is compared with every product, and searches per body. */
  searchValues: 500,
  searches: 50,
  /** Rows of a response, including related rows. */
  rows: 25_000,
} as const

const tooMuch = (what: string) => invalidData(`Invalid request: ${what}`)
const tooLarge = () =>
  new Refusal(413, "unknown_error", "request entity too large", {
    body: { message: "request entity too large", type: "unknown_error" },
  })

/** Decodes a percent-encoded text; undefined if an escape is malformed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const isTooHigh = (key: string): boolean =>
  [...key.matchAll(/\[(\d+)/g)].some(([, index]) => Number(index) > BOUNDS.index)

/** Throws for a URL that is too long or whose query has too many parameters or too high an index. */
export function checkAddress({ pathname, search }: URL): void {
  if (pathname.length + search.length > BOUNDS.address)
    throw tooMuch(`the address is longer than ${BOUNDS.address} characters`)
  if (search === "") return
  const parts = search.slice(1).split("&")
  if (parts.length > BOUNDS.parameters) throw tooMuch(`the query has more than ${BOUNDS.parameters} parameters`)
  for (const part of parts) {
    // Checks the brackets even if the rest of the key has a malformed escape.
    const key = (part.split("=", 1)[0] ?? "").replaceAll(/%5B/gi, "[")
    if (isTooHigh(key) || isTooHigh(decoded(key) ?? ""))
      throw tooMuch(`an index in the query is higher than ${BOUNDS.index}`)
  }
}

/** Counts the values and keys in a JSON or query value, including the value itself, and its nesting depth. */
function measure(value: unknown, most: number): { values: number; keys: number; depth: number } {
  const open: (readonly [value: unknown, depth: number])[] = [[value, 1]]
  let [values, keys, depth] = [0, 0, 0]
  for (let next = open.pop(); next && values <= most; next = open.pop()) {
    const [one, level] = next
    values += 1
    depth = Math.max(depth, level)
    if (typeof one !== "object" || one === null) continue
    const inner = Object.values(one)
    if (!Array.isArray(one)) keys += inner.length
    for (const each of inner) open.push([each, level + 1])
  }
  return { values, keys, depth }
}

/** Throws for a body that nests too deeply or holds too many values. */
export function checkBody(body: unknown, most: { readonly values: number; readonly depth: number } = BOUNDS): void {
  const { values, depth } = measure(body, most.values)
  if (depth > most.depth) throw tooMuch(`the body nests deeper than ${most.depth} levels`)
  if (values > most.values) throw tooMuch(`the body holds more than ${most.values} values`)
}

/** Throws for a search text that is too long. */
export function checkSearch(text: unknown): void {
  if (typeof text !== "string") return
  if (text.length > BOUNDS.searchLength) throw tooMuch(`the search is longer than ${BOUNDS.searchLength} characters`)
  if (text.split(/[^\p{Letter}\p{Number}]+/u).length > BOUNDS.searchWords + 2)
    throw tooMuch(`the search has more than ${BOUNDS.searchWords} words`)
}

/** Throws for a body with too many searches, too many values to compare, or too long a search text. */
export function checkSearches(body: unknown, searches: number, texts: readonly unknown[] = []): void {
  if (searches > BOUNDS.searches) throw tooMuch(`the body holds more than ${BOUNDS.searches} searches`)
  checkBody(body, { values: BOUNDS.searchValues, depth: BOUNDS.depth })
  for (const text of texts) checkSearch(text)
}

const isTooFar = (path: string): boolean => path.split(".").length > BOUNDS.path

/** Throws for a query with too many fields, too deep a path, or too many filters. */
export function checkQuery(query: Readonly<Record<string, unknown>>): void {
  const { fields, order, q, ...filters } = query
  const { keys } = measure(filters, Number.POSITIVE_INFINITY)
  if (keys > BOUNDS.conditions) throw tooMuch(`the query has more than ${BOUNDS.conditions} filters`)
  const names = String(fields ?? "").split(",")
  if (names.length > BOUNDS.fields) throw tooMuch(`the query names more than ${BOUNDS.fields} fields`)
  if (names.some(isTooFar) || isTooFar(String(order ?? "")))
    throw tooMuch(`a field of the query leads further than ${BOUNDS.path} levels`)
  checkSearch(q)
}

/** Counts the rows of a response and throws when there are too many. */
export class RowBudget {
  #left: number = BOUNDS.rows

  spend(rows: number): void {
    this.#left -= rows
    if (this.#left < 0)
      throw tooMuch(
        `the answer would hold more than ${BOUNDS.rows} rows; ask for fewer at once, or for related ones by their own list`,
      )
  }
}

/** Wraps a body in a stream that fails as soon as it exceeds the limit in bytes. */
function limited(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let left = most
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        left -= chunk.byteLength
        if (left < 0) controller.error(tooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
}

/** The request's body, limited to a number of bytes; throws 413 immediately if `content-length` is over the limit. */
export function boundedBody(request: Request, most: number): Pick<Request, "text" | "formData"> {
  const length = request.headers.get("content-length")
  if (Number(length ?? 0) > most) throw tooLarge()
  // HTTP enforces an announced length.
  if (length !== null || !request.body) return request
  return new Response(limited(request.body, most), { headers: request.headers })
}
