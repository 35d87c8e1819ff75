import type { z } from "zod"
import { closest } from "./closest.ts"
import { controlRefusal } from "./control-refusal.ts"

type Issue = z.core.$ZodIssue

/** `faults[0].method` */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? String(key) : `${name}.${String(key)}`),
    "",
  )

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path)
    value = typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined
  return value
}

const described = (value: unknown): string =>
  Array.isArray(value)
    ? "a list"
    : value === null
      ? "null"
      : typeof value === "object"
        ? "an object"
        : JSON.stringify(value).slice(0, 80)

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
}

/** What a value must be. */
function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected
    case "invalid_value":
      return issue.values.map((value) => JSON.stringify(value)).join(", ")
    case "too_small":
      return issue.origin === "string" ? "a text that isn't empty" : `at least ${issue.minimum}`
    case "too_big":
      return `at most ${issue.maximum}`
    default:
      return issue.message.replace(/^Invalid \w+: /, "")
  }
}

/** The problems of the branch of a union that has the most fields of the value, or the fewest problems. */
function branch({ errors, path }: Extract<Issue, { code: "invalid_union" }>): readonly Issue[] {
  const unknown = (issues: readonly Issue[]) => issues.filter(({ code }) => code === "unrecognized_keys").length
  const [best = []] = errors.toSorted((a, b) => unknown(a) - unknown(b) || a.length - b.length)
  return best
    .toSorted((a, b) => Number(b.code === "unrecognized_keys") - Number(a.code === "unrecognized_keys"))
    .map((issue) => ({ ...issue, path: [...path, ...issue.path] }) as Issue)
}

function refusalOf(issue: Issue, input: unknown, root: string, fields: readonly string[]): Error {
  if (issue.code === "invalid_union") {
    const [first] = branch(issue)
    if (first) return refusalOf(first, input, root, fields)
  }
  const path = root === "" ? issue.path : [root, ...issue.path]
  const value = at(input, issue.path)
  if (issue.code === "unrecognized_keys") {
    const [key = ""] = issue.keys
    return controlRefusal("unknown_field", { field: nameOf([...path, key]), meant: closest(key, fields) })
  }
  const field = nameOf(path)
  const expected = expectedOf(issue)
  if (field === "") return controlRefusal("invalid_body", { given: described(value), expected })
  if (value === undefined) return controlRefusal("missing_field", { field, expected })
  return controlRefusal("invalid_field", { field, given: described(value), expected })
}

/** Names of all fields of a schema, also of nested ones. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const def = schema._zod.def as unknown as Record<string, unknown>
  const inner = [def.innerType, def.element, ...((def.options as unknown[] | undefined) ?? [])].filter(Boolean)
  const shape = Object.entries((def.shape as Record<string, z.core.$ZodType> | undefined) ?? {})
  return [
    ...shape.flatMap(([name, field]) => [name, ...fieldsOf(field)]),
    ...inner.flatMap((part) => fieldsOf(part as z.core.$ZodType)),
  ]
}

/** The value if it fits the schema; otherwise throws a refusal that names the field and what it can be. */
export function checked<S extends z.ZodType>(schema: S, input: unknown, root = ""): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [first] = result.error.issues
  if (!first) throw result.error
  throw refusalOf(first, input, root, fieldsOf(schema))
}
