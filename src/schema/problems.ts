import type { z } from "zod"
import type { EndpointSchema } from "./endpoint.ts"

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

/** The start of a whole response that has the wrong type. */
const shortened = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 40)

/** Formats issues as `path: message`. For a union, uses the alternative with the fewest problems. */
function formatIssue(issue: Issue, answer: unknown, before: Path, choseFields: boolean): string[] {
  const path = [...before, ...issue.path]
  const value = at(answer, path)
  const isRow = typeof path.at(-1) === "number"
  if (choseFields && (value === undefined || (isRow && value === null))) return []
  if (issue.code !== "invalid_union" || issue.errors.length === 0)
    return [path.length > 0 ? `${path.join(".")}: ${issue.message}` : `${issue.message}, got ${shortened(value)}`]
  const alternatives = issue.errors.map((issues) =>
    issues.flatMap((one) => formatIssue(one, answer, path, choseFields)),
  )
  return alternatives.reduce((best, next) => (next.length < best.length ? next : best))
}

/**
 * Lists where a response deviates from its schema. If the request chose its fields (`fields=`), missing fields and
 * empty rows are allowed; fields of a wrong type never are.
 */
export function problemsOf({ response }: EndpointSchema, answer: unknown, choseFields: boolean): string[] {
  const result = response.safeParse(answer)
  if (result.success) return []
  return result.error.issues.flatMap((issue) => formatIssue(issue, answer, [], choseFields))
}
