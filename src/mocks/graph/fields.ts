/** A field list as a tree: which columns, whether all of them, and what of each relation. */
export interface Selection {
  star: boolean
  readonly fields: Set<string>
  readonly relations: Map<string, Selection>
}
const selection = (): Selection => ({ star: false, fields: new Set(), relations: new Map() })

function add(root: Selection, path: string): void {
  let text = path
  let star = false
  if (text.startsWith("*")) {
    star = true
    text = text.slice(1)
  } else if (text.endsWith(".*")) {
    star = true
    text = text.slice(0, -2)
  } else if (text === "*") text = ""
  const keys = text === "" ? [] : text.split(".")
  const leaf = star ? undefined : keys.pop()
  let at = root
  for (const key of keys) {
    let next = at.relations.get(key)
    if (!next) {
      next = selection()
      at.relations.set(key, next)
    }
    at = next
  }
  if (leaf === undefined) at.star = true
  // The twin comes with its amount, and by its own name where the amount has none by itself.
  else for (const name of [leaf, leaf.replace(/^raw_/, "")]) at.fields.add(name)
}

function drop(root: Selection, path: string): void {
  const keys = path.replace(/\.\*$/, "").split(".")
  const leaf = keys.pop() as string
  let at: Selection | undefined = root
  for (const key of keys) at = at?.relations.get(key)
  at?.fields.delete(leaf)
  at?.relations.delete(leaf)
}

export interface FieldsRequest {
  /** The route's own list. */
  readonly defaults: readonly string[]
  /** In the store: only these may be asked for. */
  readonly allowed?: ReadonlySet<string> | undefined
  /** Answered whatever is asked for. */
  readonly also?: readonly string[] | undefined
  /** Answered even where it is taken away. */
  readonly kept?: readonly string[] | undefined
}

const bare = (entry: string) => entry.replace(/^[+ *]/, "").replace(/\.\*$/, "")

/** A calculated price comes whole, so that its parts are as good as itself. */
const PRICE_PARTS = /^(.*\bcalculated_price)\..*$/

/** An entry is allowed if it, its relation, or everything below an allowed relation is. */
function isAllowed(entry: string, allowed: ReadonlySet<string>): boolean {
  const path = bare(entry)
  if (allowed.has(path) || allowed.has(path.replace(PRICE_PARTS, "$1"))) return true
  for (let dot = path.lastIndexOf("."); dot > 0; dot = path.lastIndexOf(".", dot - 1)) {
    if (allowed.has(`${path.slice(0, dot)}.*`)) return true
  }
  const isStar = entry.startsWith("*") || entry.endsWith(".*")
  return allowed.has(`${path}.*`) || (isStar && allowed.has(`*${path}`))
}

/** Resolves `fields=` against the route's defaults: a plain entry replaces them, `+ - *` change them. */
export function parseFields(
  asked: string | undefined,
  { defaults, allowed, also = [], kept = [] }: FieldsRequest,
): Selection {
  const root = selection()
  for (const entry of also) add(root, entry)
  if (asked === undefined) {
    for (const entry of [...defaults, ...kept]) add(root, entry)
    root.fields.add("id")
    return root
  }
  const entries = asked.split(",").map((e) => e.replace(/^ /, "+").trim())
  const isPlain = (e: string) => !/^[+\-*]/.test(e) && !e.endsWith(".*")
  const replaces = entries.some(isPlain)
  if (!replaces) for (const entry of defaults) add(root, entry)
  for (const entry of entries) {
    // Where the list stands for itself there is nothing to take away: the server reads past the sign.
    if (entry === "" || (entry.startsWith("-") && !replaces)) continue
    const path = entry.replace(/^[+-]/, "")
    if (!allowed || isAllowed(path, allowed)) add(root, path)
  }
  if (!replaces) for (const entry of entries) if (/^-(?!\*)/.test(entry)) drop(root, entry.slice(1))
  for (const entry of kept) add(root, entry)
  root.fields.add("id")
  return root
}
