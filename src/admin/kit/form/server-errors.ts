import type { ApiError } from "#sdk/error.ts"

/** The rules of forms, with a text for each in `admin.form.rules`. */
export const formRules = [
  "required",
  "email",
  "metadata",
  "number",
  "whole",
  "prices",
  "areas",
  "percent",
  "targets",
  "targetUsed",
  "defaultExists",
  "provinceExists",
  "nameTaken",
] as const
export type FormRule = (typeof formRules)[number]

/**
 * A refusal with the field that it concerns: by the server, in one of several requests, or by a rule that was checked with
 * fresh data before saving.
 */
export class FieldRefusal extends Error {
  readonly field: string
  readonly rule: FormRule | undefined
  override readonly cause: ApiError | undefined

  constructor(field: string, cause: ApiError | FormRule) {
    super(typeof cause === "string" ? cause : cause.message)
    this.field = field
    this.rule = typeof cause === "string" ? cause : undefined
    this.cause = typeof cause === "string" ? undefined : cause
  }
}

/** A problem that the server reported, with the field that it concerns. */
export interface PlacedError {
  readonly field: string
  /**
   * `taken`: another record has this value. `invalid`: the server rejected the value; `text` says why. `rule`: the form has
   * its own text for it; `text` is the key.
   */
  readonly kind: "taken" | "required" | "invalid" | "rule"
  readonly text: string
}

interface OwnText {
  readonly message: RegExp
  /** Key of the text that the form shows instead of the server's. */
  readonly rule: string
}

/** Messages of a resource that follow no general form, by the field that they concern. */
export type Exceptions = Readonly<Record<string, RegExp | readonly (RegExp | OwnText)[]>>

interface Placed {
  readonly placed: readonly PlacedError[]
  /** Problems that concern no field of the form. */
  readonly rest: string | undefined
}

const INVALID = /^Invalid request: (.*)$/s
const PATH = /(?:Field|field|for field|for) '([^']+)'/
// Several columns together, such as `email: ada@example.com, has_account: false`, are placed on the first one.
const TAKEN = /^.+ with (\w+): (.*?)(?:, \w+: (?:true|false))*, already exists\.?$/s

/**
 * Places the message of a refused request on the fields of the form: `Invalid request: …'a, 0, b'` on the path, and
 * `Collection with handle: x, already exists.` on the column. Messages only decide where an error is shown, never what
 * happens next.
 */
export function placeErrors(message: string, fields: readonly string[], exceptions: Exceptions = {}): Placed {
  const fieldOf = (path: string) => {
    const parts = path.split(/,\s*/)
    const [first = ""] = parts
    return fields.includes(first) ? parts.join(".") : undefined
  }
  const placeOne = (problem: string): PlacedError | undefined => {
    for (const field of fields)
      for (const exception of [exceptions[field] ?? []].flat()) {
        const [pattern, rule] = exception instanceof RegExp ? [exception] : [exception.message, exception.rule]
        if (pattern.test(problem))
          return rule ? { field, kind: "rule", text: rule } : { field, kind: "invalid", text: problem }
      }
    const taken = TAKEN.exec(problem)
    if (taken?.[1] && fields.includes(taken[1])) return { field: taken[1], kind: "taken", text: taken[2] ?? "" }
    const field = fieldOf(PATH.exec(problem)?.[1] ?? "")
    return field ? { field, kind: / is required$/.test(problem) ? "required" : "invalid", text: problem } : undefined
  }
  const list = INVALID.exec(message)?.[1]
  const problems = list ? list.split("; ") : [message]
  const results = problems.map((problem) => ({ problem, error: placeOne(problem) }))
  const rest = results.filter(({ error }) => !error).map(({ problem }) => problem)
  return {
    placed: results.flatMap(({ error }) => (error ? [error] : [])),
    rest: rest.length > 0 ? rest.join("; ") : undefined,
  }
}
