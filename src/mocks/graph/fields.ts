/** A field list as a tree: the columns, whether all columns are selected, and a selection per relation. */
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
  /** The route's default fields. */
  readonly defaults: readonly string[]
  /** Allow-list of the store API: only these fields may be requested. */
  readonly allowed?: ReadonlySet<string> | undefined
  /** Included in every response. */
  readonly also?: readonly string[] | undefined
  /** Included even if the request removes them with `-`. */
  readonly kept?: readonly string[] | undefined
}

/** Whether all columns of a relation are requested, as `*items` or `items.*`. */
const isWhole = (entry: string): boolean => entry.startsWith("*") || entry.endsWith(".*")
const pathOf = (entry: string): string => entry.replace(/^\*/, "").replace(/\.\*$/, "")

/** An entry is allowed if the list contains it, its relation, or everything below one of its relations. */
function isAllowed(entry: string, allowed: ReadonlySet<string>): boolean {
  const path = pathOf(entry)
  if (allowed.has(path)) return true
  for (let dot = path.lastIndexOf("."); dot > 0; dot = path.lastIndexOf(".", dot - 1)) {
    if (allowed.has(`${path.slice(0, dot)}.*`)) return true
  }
  return allowed.has(`${path}.*`) || (isWhole(entry) && allowed.has(`*${path}`))
}

const hasModifier = (entry: string): boolean => /^[+ *-]/.test(entry) || entry.endsWith(".*")
const withoutModifier = (entry: string): string => entry.replace(/^[+ \t-]+/, "").trim()

/** Applies the entries in order: `+` and `*` add to the defaults, `-` removes an entry and everything below it. */
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
 * Resolves `fields=` against the route's defaults. Empty entries are skipped; one entry without a modifier replaces
 * the defaults, as does a list of only empty entries. A lone `*` selects nothing.
 */
export function parseFields(
  requested: string | undefined,
  { defaults, allowed, also = [], kept = [] }: FieldsRequest,
): Selection {
  const root = selection()
  const entries = requested?.split(",").filter((entry) => entry !== "")
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
