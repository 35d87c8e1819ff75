import type { z } from "zod"
import { invalidData } from "./refusal.ts"

type Issue = z.core.$ZodIssue

const shown = (value: unknown): string =>
  value === null
    ? "null"
    : typeof value === "object"
      ? String(Array.isArray(value) ? value : "[object Object]")
      : String(value)

/** What stands at the issue's path in the input. */
function at(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  return value
}

/** Flattens a union's branches: the kinds that would have been right. */
function kinds(issue: Issue): string[] {
  if (issue.code === "invalid_type") return [issue.expected === "record" ? "object" : String(issue.expected)]
  if (issue.code === "invalid_union")
    return issue.errors.flatMap((branch) => branch.filter((i) => i.path.length === 0).flatMap(kinds))
  return []
}

const literals = (issue: Issue): string[] => (issue.code === "invalid_value" ? issue.values.map(String) : [])

/** One problem in the server's words; paths are joined with commas, indices included. */
function say(issue: Issue, input: unknown, prefix: readonly PropertyKey[] = []): string[] {
  const path = [...prefix, ...issue.path]
  const field = path.map(String).join(", ")
  const value = at(input, path)
  switch (issue.code) {
    case "unrecognized_keys":
      return [`Unrecognized fields: '${issue.keys.join(", ")}'`]
    case "invalid_type":
      if (value === undefined) return [`Field '${field}' is required`]
      return [`Expected type: '${kinds(issue).join(", ")}' for field '${field}', got: '${shown(value)}'`]
    case "invalid_value":
      if (value === undefined) return [`Field '${field}' is required`]
      return [`Expected: '${literals(issue).join(", ")}' for field '${field}', but got: '${shown(value)}'`]
    case "invalid_union": {
      if (value === undefined) return [`Field '${field}' is required`]
      const direct = [
        ...new Set(issue.errors.flatMap((branch) => branch.filter((i) => i.path.length === 0).flatMap(kinds))),
      ]
      const deeper = issue.errors.find(
        (branch) => branch.length > 0 && !branch.some((i) => i.path.length === 0 && kinds(i).length > 0),
      )
      if (deeper) return deeper.flatMap((i) => say(i, input, path))
      if (direct.length > 0)
        return [`Expected type: '${direct.join(", ")}' for field '${field}', got: '${shown(value)}'`]
      const values = issue.errors.flatMap((branch) => branch.flatMap(literals))
      return [`Expected: '${values.join(", ")}' for field '${field}', but got: '${shown(value)}'`]
    }
    case "too_small":
      return [`Value for field '${field}' too small, expected at least: '${issue.minimum}'`]
    case "too_big":
      return [`Value for field '${field}' too big, expected at most: '${issue.maximum}'`]
    case "not_multiple_of":
      return [`Value for field '${field}' not multiple of: '${issue.divisor}'`]
    default:
      return [issue.message]
  }
}

/** Parses a body or a query, or refuses it in the server's words (at most three problems). */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = result.error.issues.flatMap((issue) => say(issue, input))
  throw invalidData(`Invalid request: ${problems.slice(0, 3).join("; ")}`)
}
