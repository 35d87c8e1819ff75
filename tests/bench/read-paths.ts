import { z } from "zod"
import { resources } from "#mocks/resources/index.ts"
import { type Ask, read } from "./large-shop.ts"

/** Streams, and what depends on who logged in how. */
const OTHERS = /\/subscribe$|^\/auth\//
/** Rows of a list to choose from. */
const SAMPLE = 30

type Row = Readonly<Record<string, unknown>>
export interface List {
  readonly path: string
  /** The parameters that its query takes. */
  readonly takes: ReadonlySet<string>
}
export interface ReadPaths {
  readonly lists: readonly List[]
  /** With real ids in them: a record, or a list that belongs to one. */
  readonly details: readonly { readonly route: string; readonly paths: readonly string[] }[]
  /** Routes of which the shop has no record. */
  readonly without: readonly string[]
}

/** Parameters that no list names. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  ":zone": ["order.details"],
  ":rule_type": ["rules"],
  ":rule_attribute_id": ["customer_group"],
}

/** Every path of the admin and store API that is read, but for those whose feature is off. */
export async function readPaths(ask: Ask, known: Readonly<Record<string, readonly string[]>>): Promise<ReadPaths> {
  const routes = resources.filter(
    ({ endpoint: { method, path }, schema }) => method === "GET" && !schema.whenOff && !OTHERS.test(path),
  )
  const lists: List[] = []
  const details: { route: string; paths: string[] }[] = []
  for (const { endpoint, schema } of routes) {
    const route: string = endpoint.path
    const query = schema.query instanceof z.ZodObject ? Object.keys(schema.query.shape) : []
    if (!route.includes(":")) lists.push({ path: route, takes: new Set(query) })
    else details.push({ route, paths: await filled(ask, route, known) })
  }
  const isThere = ({ paths }: { paths: readonly string[] }) => paths.length > 0
  return {
    lists,
    details: details.filter(isThere),
    without: details.filter((one) => !isThere(one)).map(({ route }) => route),
  }
}

/** A route's path with each parameter replaced by the ids of the list before it. */
async function filled(ask: Ask, route: string, known: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  let paths = [""]
  for (const part of route.split("/").slice(1)) {
    if (!part.startsWith(":")) {
      paths = paths.map((path) => `${path}/${part}`)
      continue
    }
    const next: string[] = []
    for (const path of paths) {
      const values = NAMED[part] ?? known[path] ?? (await valuesOf(ask, path, part.slice(1)))
      next.push(...values.map((value) => `${path}/${value}`))
      if (next.length >= SAMPLE) break
    }
    paths = next
  }
  return paths
}

async function valuesOf(ask: Ask, path: string, parameter: string): Promise<string[]> {
  const answer = await read<Row>(ask("GET", `${path}?limit=${SAMPLE}`))
  const rows = Object.values(answer).find(Array.isArray) as readonly Row[] | undefined
  return (rows ?? []).flatMap((row) => {
    const value = row[parameter] ?? row.id ?? row.code
    return typeof value === "string" ? [value] : []
  })
}
