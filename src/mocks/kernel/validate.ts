import type { z } from "zod"
import { invalidData } from "./refusal.ts"

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const shown = (value: unknown): string =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? "[object Object]" : String(value)

/**
 * Returns the value at a path of the input. Like the server, it doesn't descend into lists: values there count as
 * missing.
 */
function at(input: unknown, path: Path): unknown {
  if (path.length === 0) return undefined
  let value = input
  for (const key of path) {
    if (typeof key === "number" || typeof value !== "object" || value === null) return undefined
    value = Object.hasOwn(value, key) ? (value as Record<PropertyKey, unknown>)[key] : undefined
  }
  return value
}

interface Problem {
  readonly issue: Issue
  readonly path: Path
}
/** The problems of all branches of a union, without those of unknown keys and nested unions. */
const branches = ({ errors, path }: Extract<Issue, { code: "invalid_union" }>): Problem[] =>
  errors
    .flat()
    .filter(({ code }) => code !== "unrecognized_keys" && code !== "invalid_union")
    .map((issue) => ({ issue, path: [...path, ...issue.path] }))

/**
 * Formats a mismatch by its first problem; type errors of missing values are ignored if another branch has a problem
 * with a present value.
 */
function mismatch(problems: readonly Problem[], input: unknown): string {
  const { path = [] } = problems[0] ?? {}
  const field = path.map(String).join(", ")
  const value = at(input, path)
  const isThere = (problem: Problem) =>
    problem.path.length === 0 ? path.length > 0 : at(input, problem.path) !== undefined
  const kinds = problems.flatMap((problem) =>
    problem.issue.code === "invalid_type" && isThere(problem) ? [String(problem.issue.expected)] : [],
  )
  if (kinds.length > 0) return `Expected type: '${kinds.join(", ")}' for field '${field}', got: '${shown(value)}'`
  if (value === undefined) return `Field '${field}' is required`
  const values = problems.flatMap(({ issue }) => (issue.code === "invalid_value" ? issue.values.map(String) : []))
  return `Expected: '${[...new Set(values)].join(", ")}' for field '${field}', but got: '${shown(value)}'`
}

/** Formats one issue like the server; paths are joined with commas, including indices. */
function messageOf(issue: Issue, input: unknown): string {
  const field = issue.path.map(String).join(", ")
  switch (issue.code) {
    case "unrecognized_keys":
      return `Unrecognized fields: '${issue.keys.join(", ")}'`
    case "invalid_type":
    case "invalid_value":
      return mismatch([{ issue, path: issue.path }], input)
    case "invalid_union": {
      const problems = branches(issue)
      return problems.length > 0 ? mismatch(problems, input) : issue.message
    }
    case "too_small":
      return `Value for field '${field}' too small, expected at least: '${issue.minimum}'`
    case "too_big":
      return `Value for field '${field}' too big, expected at most: '${issue.maximum}'`
    case "not_multiple_of":
      return `Value for field '${field}' not multiple of: '${issue.divisor}'`
    default:
      return issue.message
  }
}

/** Whether an issue concerns an object as a unit that has unknown keys; the server doesn't report such issues. */
function isOfWhole(issue: Issue, input: unknown, unread: ReadonlySet<string>): boolean {
  if (issue.code !== "custom" || typeof issue.input !== "object") return false
  const isOwn = typeof at(input, issue.path) === "object"
  return unread.has(issue.path.join()) || (!isOwn && unread.has(issue.path.slice(0, -1).join()))
}

/** Validates a body or query; throws the server's error message with at most three problems. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const { issues } = result.error
  const unread = new Set(issues.flatMap(({ code, path }) => (code === "unrecognized_keys" ? [path.join()] : [])))
  const reported = issues.filter((issue) => !isOfWhole(issue, input, unread))
  const problems = reported.map((issue) => messageOf(issue, input))
  throw invalidData(`Invalid request: ${problems.slice(0, 3).join("; ")}`)
}
