/** A field list as a tree: which columns, whether all of them, and what of each relation. */
export interface Selection {
  star: boolean
  readonly fields: Set<string>
  readonly relations: Map<string, Selection>
}
const selection = (): Selection => ({ star: false, fields: new Set(), relations: new Map() })

function add(root: Selection, entry: string): void {
  const star = isWhole(entry)
  const keys = pathOf(entry).split(".").filter(Boolean)
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
  if (star) at.star = true
  else if (leaf !== undefined) at.fields.add(leaf)
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

/** All columns of a relation are requested, as `*items` or `items.*`. */
const isWhole = (entry: string): boolean => entry.startsWith("*") || entry.endsWith(".*")
const pathOf = (entry: string): string => entry.replace(/^\*/, "").replace(/\.\*$/, "")

/** A calculated price comes whole, so that its parts are as good as itself. */
const PRICE_PARTS = /^(.*\bcalculated_price)\..*$/

/** An entry is allowed if it, its relation, or everything below an allowed relation is. */
function isAllowed(entry: string, allowed: ReadonlySet<string>): boolean {
  const path = pathOf(entry)
  if (allowed.has(path) || allowed.has(path.replace(PRICE_PARTS, "$1"))) return true
  for (let dot = path.lastIndexOf("."); dot > 0; dot = path.lastIndexOf(".", dot - 1)) {
    if (allowed.has(`${path.slice(0, dot)}.*`)) return true
  }
  return allowed.has(`${path}.*`) || (isWhole(entry) && allowed.has(`*${path}`))
}

const hasModifier = (entry: string): boolean => /^[+ *-]/.test(entry) || entry.endsWith(".*")
const withoutModifier = (entry: string): string => entry.replace(/^[+ \t-]+/, "").trim()

/** Applies the entries of a list in their order: `+` and `*` add to the defaults, `-` removes with everything below it. */
function modify(entries: readonly string[], defaults: readonly string[]): Set<string> {
  const fields = new Set(defaults)
  for (const entry of entries) {
    const path = withoutModifier(entry)
    if (!entry.startsWith("-")) fields.add(path)
    else
      for (const field of fields) {
        const known = field.replace(/^\*/, "")
        if (known === path || known.startsWith(`${path}.`)) fields.delete(field)
      }
  }
  return fields
}

/**
 * Resolves `fields=` against the route's defaults. Empty entries are skipped; one entry without a modifier replaces the
 * defaults, and so does a list of nothing else. A `*` alone selects nothing.
 */
export function parseFields(
  asked: string | undefined,
  { defaults, allowed, also = [], kept = [] }: FieldsRequest,
): Selection {
  const root = selection()
  const entries = asked?.split(",").filter((entry) => entry !== "")
  let fields: Iterable<string> = defaults
  if (entries) {
    const replaces = entries.length === 0 || !entries.every(hasModifier)
    const named = entries.filter((entry) => withoutModifier(entry) !== "" && entry !== "*")
    fields = (replaces ? new Set(named.map(withoutModifier)) : modify(named, defaults)).add("id")
  }
  const isShown = (entry: string) => !allowed || entry === "id" || defaults.includes(entry) || isAllowed(entry, allowed)
  for (const entry of fields) if (isShown(entry)) add(root, entry)
  for (const entry of [...also, ...kept]) add(root, entry)
  if (!entries) root.fields.add("id")
  return root
}
