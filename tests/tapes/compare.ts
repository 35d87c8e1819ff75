/**
 * Compares a response with a recorded one: ids must correspond one to one, times and tokens match by kind, numbers to
 * 1e-6, and rows in any order unless sorted.
 */

const ID = /^([a-z]+(?:_[a-z]+)*)_[0-9A-HJKMNP-TV-Z]{26}$/
const KINDS: readonly (readonly [string, RegExp])[] = [
  ["key", /^(pk|sk)_[0-9a-f]{64}$/],
  ["jwt", /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/],
  ["time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/],
  ["redacted", /^(pk|sk)_[0-9a-f]{3}\*\*\*[0-9a-f]{3}$/],
  ["uuid", /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/],
  ["ulid", /^(auto-)?01[0-9A-HJKMNP-TV-Z]{24}(\.\w+)?$/],
  ["url", /^https?:\/\/(localhost|127\.0\.0\.1)/],
]
/** Fields that identify a row while its id is unknown. */
const NATURAL =
  "handle title name sku code email iso_2 country_code currency_code value action label provider_id attribute ordering version quantity amount".split(
    " ",
  )

export const kindOf = (value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined
  const id = ID.exec(value)
  return id ? `id:${id[1]}` : KINDS.find(([, pattern]) => pattern.test(value))?.[0]
}

const mask = (text: string): string =>
  text
    .replace(/[a-z]+(?:_[a-z]+)*_[0-9A-HJKMNP-TV-Z]{26}/g, (m) => `<${ID.exec(m)?.[1] ?? "id"}>`)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
    .replace(/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/g, "<uuid>")
    .replace(/\b(auto-)?01[0-9A-HJKMNP-TV-Z]{24}\b/g, "<ulid>")
    .replace(/\b\d{13}\b/g, "<ms>")

const brief = (value: unknown): string => {
  const text = value === undefined ? "undefined" : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}

type Dict = Record<string, unknown>
const isDict = (value: unknown): value is Dict => typeof value === "object" && value !== null && !Array.isArray(value)

const naturalKey = (row: unknown): string =>
  isDict(row)
    ? NATURAL.map((k) => (row[k] != null && typeof row[k] !== "object" ? `${k}=${mask(String(row[k]))}` : "")).join("|")
    : ""

/** Maps recorded ids to those of the tested server, and back. */
export class Identities {
  readonly toActual = new Map<string, string>()
  readonly back = new Map<string, string>()
  mentioned: ReadonlySet<string> = new Set()
  /** Field by which the request sorts its list. */
  sortedBy: string | undefined
  /** Whether the tested server may send an unrecorded key at this path. */
  isKnownExtra: (path: string) => boolean = () => false

  copy(): Identities {
    const copy = new Identities()
    for (const [k, v] of this.toActual) copy.toActual.set(k, v)
    for (const [k, v] of this.back) copy.back.set(k, v)
    copy.mentioned = this.mentioned
    copy.isKnownExtra = this.isKnownExtra
    return copy
  }
}

/** Lists the differences between a recorded and an actual response; empty if they match. */
export function differences(expected: unknown, actual: unknown, ids: Identities, path = ""): string[] {
  if (expected === null || expected === undefined)
    return actual === null || actual === undefined ? [] : [`${path}: expected null, got ${brief(actual)}`]
  if (Array.isArray(expected)) return ofLists(expected, actual, ids, path)
  if (isDict(expected)) {
    if (!isDict(actual)) return [`${path}: expected an object, got ${brief(actual)}`]
    const missing = Object.keys(expected).flatMap((key) =>
      !(key in actual) && expected[key] !== null
        ? [`${path}.${key}: missing (expected ${brief(expected[key])})`]
        : differences(expected[key], actual[key], ids, `${path}.${key}`),
    )
    const unexpected = Object.keys(actual).filter((key) => !(key in expected) && !ids.isKnownExtra(`${path}.${key}`))
    return [...missing, ...unexpected.map((key) => `${path}.${key}: not in the recording`)]
  }
  return ofScalars(expected, actual, ids, path)
}

function ofScalars(expected: unknown, actual: unknown, ids: Identities, path: string): string[] {
  const kind = kindOf(expected)
  if (kind) {
    const got = kindOf(actual)
    if (got !== kind) return [`${path}: expected a ${kind}, got ${brief(actual)}`]
    if (!kind.startsWith("id:")) return []
    const [e, a] = [expected as string, actual as string]
    const other = ids.back.get(a)
    if (
      (ids.toActual.has(e) && ids.toActual.get(e) !== a) ||
      (other !== undefined && other !== e && ids.mentioned.has(other))
    )
      return [`${path}: refers to another ${kind.slice(3)} than recorded`]
    ids.toActual.set(e, a)
    ids.back.set(a, e)
    return []
  }
  if (/\.(iat|exp)$/.test(path))
    return typeof actual === typeof expected ? [] : [`${path}: expected a ${typeof expected}`]
  if (typeof expected === "string" && typeof actual === "string") {
    if (/^-?\d+\.\d+$/.test(expected) && /^-?\d+(\.\d+)?$/.test(actual))
      return ofScalars(Number(expected), Number(actual), ids, path)
    return expected === actual || mask(expected) === mask(actual)
      ? []
      : [`${path}: expected ${brief(expected)}, got ${brief(actual)}`]
  }
  if (typeof expected === "number" && typeof actual === "number") {
    const bothTimes = expected > 1e12 && actual > 1e12
    const near = Math.abs(expected - actual) <= 1e-6 * Math.max(1, Math.abs(expected))
    return bothTimes || near ? [] : [`${path}: expected ${expected}, got ${actual}`]
  }
  return expected === actual ? [] : [`${path}: expected ${brief(expected)}, got ${brief(actual)}`]
}

function ofLists(expected: readonly unknown[], actual: unknown, ids: Identities, path: string): string[] {
  if (!Array.isArray(actual)) return [`${path}: expected an array, got ${brief(actual)}`]
  if (expected.length !== actual.length) return [`${path}: expected ${expected.length} items, got ${actual.length}`]
  if (!isDict(expected[0])) {
    const sorted = (list: readonly unknown[]) => (kindOf(list[0]) ? list : [...list].sort())
    const got = sorted(actual)
    return sorted(expected).flatMap((e, i) => differences(e, got[i], ids, `${path}[${i}]`))
  }
  // Matches rows by known id, then by natural key, then by the fewest differences.
  const rest = [...actual]
  const problems: string[] = []
  const take = (e: unknown, a: unknown) => {
    rest.splice(rest.indexOf(a), 1)
    problems.push(...differences(e, a, ids, `${path}[${expected.indexOf(e)}]`))
  }
  const cost = (e: unknown, a: unknown) => differences(e, a, ids.copy()).length
  const best = (e: unknown, rows: readonly unknown[]) =>
    rows.length < 2 ? rows[0] : rows.map((a) => [cost(e, a), a] as const).sort((x, y) => x[0] - y[0])[0]?.[1]
  const pass = (rows: readonly unknown[], find: (e: unknown) => unknown) =>
    rows.filter((e) => {
      const found = find(e)
      if (found !== undefined) take(e, found)
      return found === undefined
    })
  const known = (e: unknown) => {
    const id = isDict(e) ? ids.toActual.get(String(e.id)) : undefined
    return id === undefined ? undefined : rest.find((a) => isDict(a) && a.id === id)
  }
  const unknown = pass(expected, known)
  const odd = pass(unknown, (e) =>
    best(
      e,
      rest.filter((a) => naturalKey(a) === naturalKey(e)),
    ),
  )
  for (const e of odd) take(e, best(e, rest))
  if (ids.sortedBy !== undefined && /^\.\w+$/.test(path)) problems.push(...misplaced(expected, actual, ids, path))
  return problems
}

/** Reports rows at a different position than recorded, except neighbors with the same sort value. */
function misplaced(expected: readonly unknown[], actual: readonly unknown[], ids: Identities, path: string): string[] {
  const keys = ids.sortedBy?.split(".") ?? []
  const sortValue = (row: unknown) => keys.reduce<unknown>((at, key) => (isDict(at) ? at[key] : undefined), row)
  const isTied = (i: number) => {
    const value = sortValue(expected[i])
    // The related field that is sorted by isn't in the response; rows may be equal in it.
    if (value === undefined) return keys.length > 1
    return [i - 1, i + 1].some((j) => j in expected && sortValue(expected[j]) === value)
  }
  return expected.flatMap((row, i) => {
    const other = actual[i]
    if (!isDict(row) || !isDict(other) || typeof row.id !== "string" || isTied(i)) return []
    const id = kindOf(row.id) ? ids.toActual.get(row.id) : row.id
    return id === other.id ? [] : [`${path}[${i}]: another row than recorded`]
  })
}
