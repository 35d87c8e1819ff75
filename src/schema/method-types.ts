import * as adminEndpoints from "#schema/admin/index.ts"
import * as adminSchemas from "#schema/admin/schemas.ts"
import * as authEndpoints from "#schema/auth/index.ts"
import * as authSchemas from "#schema/auth/schemas.ts"
import type { Caller, Endpoint, EndpointSchema } from "#schema/endpoint.ts"
import * as storeEndpoints from "#schema/store/index.ts"
import * as storeSchemas from "#schema/store/schemas.ts"

type ByMethod<T> = Readonly<Record<string, Readonly<Record<string, T>>>>
interface Area {
  readonly tables: ByMethod<Endpoint>
  readonly schemas: ByMethod<EndpointSchema>
}
const areas: Readonly<Record<string, Area>> = {
  admin: { tables: adminEndpoints, schemas: adminSchemas },
  store: { tables: storeEndpoints, schemas: storeSchemas },
  auth: { tables: authEndpoints, schemas: authSchemas },
}

/** Status and type of an error that the server is known to answer. */
interface KnownError {
  readonly status: number
  readonly type: string
}
type ErrorsOf = (route: string) => readonly KnownError[]

/** The parts of a zod schema that lead to its fields. */
interface Definition {
  readonly type: string
  readonly innerType?: Part
  readonly in?: Part
  readonly out?: Part
  readonly left?: Part
  readonly right?: Part
  readonly options?: readonly Part[]
  readonly shape?: Readonly<Record<string, Part>>
}
interface Part {
  readonly def: Definition
  safeParse(value: unknown): { readonly success: boolean }
  /** `kinds`: the alternatives of `anyOf`. */
  meta(): { readonly kinds?: readonly Part[] } | undefined
}

function shapeOf(part: Part | undefined): Readonly<Record<string, Part>> {
  if (!part) return {}
  const { type, shape, innerType, left, right, options } = part.def
  if (type === "object") return shape ?? {}
  // Of alternatives, the first is the usual one.
  const alternatives = options ?? part.meta()?.kinds
  if (alternatives) return shapeOf(alternatives[0])
  if (type === "pipe") return { ...shapeOf(part.def.out), ...shapeOf(part.def.in) }
  if (type === "intersection") return { ...shapeOf(left), ...shapeOf(right) }
  return shapeOf(innerType)
}

/** Fields named in a comment; the editor shows the others while typing. */
const MAX_FIELDS = 8
/** The same in every list; named last. */
const COMMON = ["q", "limit", "offset", "order", "fields", "with_deleted", "$and", "$or"]

function fieldsOf(title: string, schema: unknown): string[] {
  const shape = shapeOf(schema as Part | undefined)
  const isOptional = (name: string) => shape[name]?.safeParse(undefined).success ?? true
  const names = Object.keys(shape)
  const required = names.filter((name) => !isOptional(name))
  const optional = names.filter(isOptional).sort((a, b) => COMMON.indexOf(a) - COMMON.indexOf(b))
  const shown = optional.slice(0, Math.max(0, MAX_FIELDS - required.length))
  const list = (listed: readonly string[]) => listed.map((name) => `\`${name}\``).join(", ")
  const rest = shown.length < optional.length ? ", …" : ""
  if (required.length > 0) {
    const others = shown.length > 0 ? `, optional ${list(shown)}${rest}` : ""
    return [`${title} with ${list(required)}${others}`]
  }
  if (names.length === 0) return []
  return [`optional ${title} with ${list(shown)}${rest}`]
}

/** Routes of these callers answer 401 to anyone else. */
const isAnonymous = (auth: Caller): boolean => auth === "none" || auth === "key"

function errorsOf(route: string, { auth, body, flag }: EndpointSchema, known: ErrorsOf): string {
  const errors = [...known(route)]
  if (!isAnonymous(auth)) errors.push({ status: 401, type: "unauthorized" })
  if (body && !body.safeParse({}).success) errors.push({ status: 400, type: "invalid_data" })
  if (flag) errors.push({ status: 404, type: "not_found" })
  const texts = errors.map(({ status, type }) => `${status} \`${type}\``)
  return [...new Set(texts)].sort().join(", ")
}

const WIDTH = 118
/** Breaks a line of a comment; further lines are indented below a tag. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(" ")) {
    if (line && `   * ${line} ${word}`.length > WIDTH) {
      lines.push(line)
      line = text.startsWith("@") ? `  ${word}` : word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

function commentOf(row: Endpoint, schema: EndpointSchema, known: ErrorsOf): string {
  const route = `${row.method} ${row.path}`
  const params = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => `\`${name}\``)
  const args = [
    ...(params.length > 0 ? [params.join(", ")] : []),
    ...fieldsOf("body", schema.body ?? schema.form),
    ...fieldsOf("query", schema.query),
  ]
  const errors = errorsOf(route, schema, known)
  const flag = schema.flag ? ` Needs the server's feature flag \`${schema.flag}\`.` : ""
  const lines = [
    ...wrapped(`${schema.about}.${flag} \`${route}\``),
    ...(args.length > 0 ? wrapped(`@param args - ${args.join("; ")}`) : []),
    ...(errors ? wrapped(`@throws \`ApiError\` with ${errors}`) : []),
  ]
  return ["  /**", ...lines.map((line) => `   * ${line}`), "   */"].join("\n")
}

/** `sdk.auth` has its own methods of these names. */
const replaced = new Set(["identity.logout", "identity.refresh"])
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const HEADER = "// Written by `npm run docs:api` from the endpoint tables and their schemas."

/** Text of a file by its path in `src/sdk/methods`. */
type MethodFiles = Readonly<Record<string, string>>

/**
 * Returns the types of an area's methods, one file per resource, with a comment for editors on each method: what it does,
 * its route, its arguments and its known errors. Interfaces, because TypeScript 7 shows no comments of properties of
 * mapped types.
 */
export function methodTypes(area: string, known: ErrorsOf): MethodFiles {
  const { tables = {}, schemas = {} } = areas[area] ?? {}
  const files: Record<string, string> = {}
  const imports: string[] = []
  const resources: string[] = []
  for (const [resource, table] of Object.entries(tables)) {
    const lines = [
      HEADER,
      `import type * as ${area}Endpoints from "#schema/${area}/index.ts"`,
      'import type { MethodOf } from "#sdk/resource.ts"',
      "",
      `type Table = (typeof ${area}Endpoints)["${resource}"]`,
      "type Of<M extends keyof Table> = MethodOf<Table, M>",
      "",
      `export interface ${capitalized(resource)} {`,
    ]
    for (const [name, row] of Object.entries(table)) {
      const schema = schemas[resource]?.[name]
      if (!schema) throw new Error(`${area}.${resource}.${name} has no schema`)
      if (replaced.has(`${resource}.${name}`)) continue
      lines.push(commentOf(row, schema, known), `  readonly ${name}: Of<"${name}">`)
    }
    const file = `${area}/${kebab(resource)}.ts`
    files[file] = `${lines.join("\n")}\n}\n`
    imports.push(`import type { ${capitalized(resource)} } from "./${file}"`)
    resources.push(`  readonly ${resource}: ${capitalized(resource)}`)
  }
  const head = [HEADER, ...imports.sort(), "", `export interface ${capitalized(area)}Methods {`]
  files[`${area}.ts`] = `${[...head, ...resources].join("\n")}\n}\n`
  return files
}
