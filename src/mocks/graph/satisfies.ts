/** Whether a value matches a filter. */
export type Test = (value: unknown) => boolean

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Dates are compared as times, all other values as they are. */
function comparable(value: unknown): string | number {
  if (typeof value === "number") return value
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d/.test(text)) {
    const time = Date.parse(text)
    if (!Number.isNaN(time)) return time
  }
  return text
}

/** SQL's `LIKE`. The time is bounded by the length of the text times the length of the pattern. */
export function isLike(text: string, pattern: string): boolean {
  let [at, from, wildcard, tried] = [0, 0, -1, 0]
  while (at < text.length) {
    const wanted = pattern[from]
    if (wanted === "%") {
      wildcard = from
      tried = at
      from += 1
    } else if (wanted !== undefined && (wanted === "_" || wanted === text[at])) {
      at += 1
      from += 1
    } else if (wildcard >= 0) {
      from = wildcard + 1
      tried += 1
      at = tried
    } else return false
  }
  return /^%*$/.test(pattern.slice(from))
}

/** A query string contains `null` as text. */
const isNull = (wanted: unknown): boolean => wanted === null || wanted === "null"

function equals(wanted: unknown): Test {
  if (isNull(wanted)) return (value) => value === null || value === undefined
  const [compared, text] = [comparable(wanted), String(wanted)]
  return (value) => {
    if (value === wanted) return true
    if (value === null || value === undefined) return false
    // Texts that aren't dates are compared as they are.
    if (typeof value === "string" && typeof compared === "string") return value === text
    return comparable(value) === compared || String(value) === text
  }
}
/** `null` in a list matches nothing, as in SQL. */
const oneOf = (wanted: unknown): Test => {
  const tests = Array.isArray(wanted) ? wanted.filter((one) => !isNull(one)).map(equals) : []
  return (value) => tests.some((test) => test(value))
}
type Comparison = <Value extends string | number>(a: Value, b: Value) => boolean
const comparisons = new Map<string, Comparison>([
  ["$gt", (a, b) => a > b],
  ["$gte", (a, b) => a >= b],
  ["$lt", (a, b) => a < b],
  ["$lte", (a, b) => a <= b],
])
const compares =
  (holds: Comparison) =>
  (wanted: unknown): Test => {
    const limit = comparable(wanted)
    return (value) => value !== null && holds(comparable(value), limit)
  }

/**
 * Builds the test for a filter that only compares, for times that are read as numbers of milliseconds; undefined for
 * any other filter.
 */
export function timeTestOf(filter: unknown): ((time: number | null) => boolean) | undefined {
  if (!isObject(filter)) return undefined
  const limits: { readonly holds: Comparison; readonly limit: number }[] = []
  for (const [name, wanted] of Object.entries(filter)) {
    const [holds, limit] = [comparisons.get(name), comparable(wanted)]
    if (!holds || typeof limit !== "number") return undefined
    limits.push({ holds, limit })
  }
  return limits.length === 0
    ? undefined
    : (time) => time !== null && limits.every(({ holds, limit }) => holds(time, limit))
}

const operators = new Map<string, (wanted: unknown) => Test>(
  Object.entries({
    $eq: equals,
    /** As in SQL, a missing value is not unequal to any value. */
    $ne: (wanted) => {
      const isEqual = equals(wanted)
      return (value) => (isNull(wanted) || value !== null) && !isEqual(value)
    },
    $in: oneOf,
    $nin: (wanted) => {
      const isOne = oneOf(wanted)
      return (value) => value !== null && !isOne(value)
    },
    ...Object.fromEntries([...comparisons].map(([name, holds]) => [name, compares(holds)])),
    $like: (wanted) => (value) => isLike(String(value ?? ""), String(wanted)),
    $ilike: (wanted) => {
      const pattern = String(wanted).toLowerCase()
      return (value) => isLike(String(value ?? "").toLowerCase(), pattern)
    },
    $contains: (wanted) => (value) =>
      Array.isArray(value)
        ? [wanted].flat().every((one) => value.includes(one))
        : String(value ?? "").includes(String(wanted)),
  } satisfies Record<string, (wanted: unknown) => Test>),
)
export const isOperator = (key: string): boolean => operators.has(key)

/** Builds the test for a filter: a scalar, a list, null, or operators. Unknown operators have no effect. */
export function testOf(filter: unknown): Test {
  if (filter === undefined) return () => true
  if (Array.isArray(filter)) return oneOf(filter)
  if (!isObject(filter)) return equals(filter)
  const tests = Object.entries(filter).flatMap(([name, wanted]) => operators.get(name)?.(wanted) ?? [])
  return (value) => tests.every((test) => test(value))
}
