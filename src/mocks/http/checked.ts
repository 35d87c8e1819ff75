import type { z } from "zod"
import { closest } from "./closest.ts"
import { controlRefusal } from "./control-refusal.ts"

type Issue = z.core.$ZodIssue
type Unrecognized = Extract<Issue, { code: "unrecognized_keys" }>

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

/** A value for an error message. */
export const described = (value: unknown): string =>
  Array.isArray(value)
    ? "a list"
    : value === null
      ? "null"
      : typeof value === "object" || typeof value === "function"
        ? `${typeof value === "object" ? "an" : "a"} ${typeof value}`
        : typeof value === "string"
          ? JSON.stringify(value).slice(0, 80)
          : String(value)

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
}

/** What a value must be. Schemas say it in the message of what they check otherwise. */
function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? "another value"
    case "invalid_value":
      return issue.values.map((value) => JSON.stringify(value)).join(", ")
    case "too_small":
      return issue.origin === "string" ? "a text that isn't empty" : `at least ${issue.minimum}`
    case "too_big":
      return `at most ${issue.maximum}`
    case "invalid_key":
      return issue.issues[0]?.message ?? issue.message
    default:
      return issue.message
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

/** A field of a schema, and the path of the object that has it; an element of a list has the index `ANY`. */
interface Field {
  readonly name: string
  readonly path: readonly PropertyKey[]
}
const ANY = 0

/** All fields of a schema, also nested ones. */
function fieldsOf(schema: z.core.$ZodType, path: readonly PropertyKey[] = []): Field[] {
  const def = schema._zod.def as unknown as {
    readonly innerType?: z.core.$ZodType
    readonly options?: readonly z.core.$ZodType[]
    readonly element?: z.core.$ZodType
    readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  }
  const same = [def.innerType, ...(def.options ?? [])].filter((part) => part !== undefined)
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => [
      { name, path },
      ...fieldsOf(field, [...path, name]),
    ]),
    ...same.flatMap((part) => fieldsOf(part, path)),
    ...(def.element ? fieldsOf(def.element, [...path, ANY]) : []),
  ]
}

/** Input to check, with the names that its refusals use. */
interface Check {
  readonly schema: z.core.$ZodType
  readonly input: unknown
  /** Name of the whole value, if it has one. */
  readonly root: string
  readonly unknown: "unknown_field" | "unknown_option"
}

function unknownField({ keys: [key = ""], path }: Unrecognized, { schema, input, root, unknown }: Check): Error {
  const fields = fieldsOf(schema)
  const index = (part: PropertyKey) => (typeof part === "number" ? ANY : part)
  const level = nameOf(path.map(index))
  const names = fields.filter((field) => nameOf(field.path) === level).map(({ name }) => name)
  // Another kind of the object has the field.
  const other =
    names.includes(key) && Object.keys(at(input, path) as object).find((name) => names.includes(name) && name !== key)
  if (other) return controlRefusal("fields_exclude", { first: other, second: key })
  const nested = fields.find((field) => field.name === key)
  const meant = closest(key, names) ?? (nested && nameOf([...nested.path, key]))
  const possible = [...new Set(names)].join(", ")
  return controlRefusal(unknown, { field: nameOf([...rooted(root, path), key]), meant, possible })
}

const rooted = (root: string, path: readonly PropertyKey[]) => (root === "" ? path : [root, ...path])

function refusalOf(issue: Issue, check: Check): Error {
  if (issue.code === "invalid_union") {
    const [first] = branch(issue)
    if (first) return refusalOf(first, check)
  }
  if (issue.code === "unrecognized_keys") return unknownField(issue, check)
  const field = nameOf(rooted(check.root, issue.path))
  const expected = expectedOf(issue)
  if (issue.code === "invalid_key") {
    const owner = nameOf(rooted(check.root, issue.path.slice(0, -1)))
    return controlRefusal("invalid_name", { field: owner, given: described(issue.path.at(-1)), expected })
  }
  const value = at(check.input, issue.path)
  if (field === "") return controlRefusal("invalid_body", { given: described(value), expected })
  if (value === undefined) return controlRefusal("missing_field", { field, expected })
  return controlRefusal("invalid_field", { field, given: described(value), expected })
}

function check<S extends z.ZodType>(schema: S, input: unknown, names: Omit<Check, "schema" | "input">): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const { issues } = result.error
  const first = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0]
  if (!first) throw result.error
  throw refusalOf(first, { schema, input, ...names })
}

/** The value if it fits the schema; otherwise throws a refusal that names the field and what it can be. */
export const checked = <S extends z.ZodType>(schema: S, input: unknown, root = ""): z.output<S> =>
  check(schema, input, { root, unknown: "unknown_field" })

/** Throws for options in code that don't fit the schema. */
export const checkOptions = (schema: z.ZodType, options: object): void => {
  check(schema, options, { root: "", unknown: "unknown_option" })
}
