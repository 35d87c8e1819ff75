import { z } from "zod"
import { resources } from "#mocks/resources/index.ts"
import { read, type SendRequest } from "./large-shop.ts"

/** Excluded: streams, routes that depend on the kind of login, and routes behind a feature flag that is off. */
const OTHERS = /\/subscribe$|^\/auth\/|^\/admin\/translations\//
/** Stops expanding a route once it has this many paths. */
const SAMPLE = 30

type Row = Readonly<Record<string, unknown>>
export interface List {
  readonly path: string
  /** Parameters that the list's query accepts; without `order` if it can't sort by `created_at`. */
  readonly takes: ReadonlySet<string>
}
/** A record, or a list that belongs to a record: the route and its paths with real ids. */
interface Detail {
  readonly route: string
  readonly paths: readonly string[]
  readonly takesFields: boolean
}
export interface ReadPaths {
  readonly lists: readonly List[]
  readonly details: readonly Detail[]
  /** Routes for which the shop has no record. */
  readonly without: readonly string[]
}

/** Values of path parameters that can't be read from a list. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  ":zone": ["order.details"],
  ":rule_type": ["rules"],
  ":rule_attribute_id": ["customer_group"],
}

/** All GET paths of the admin and store APIs, except those behind a feature flag that is off. */
export async function readPaths(
  send: SendRequest,
  known: Readonly<Record<string, readonly string[]>>,
): Promise<ReadPaths> {
  const routes = resources.filter(
    ({ endpoint: { method, path }, schema }) => method === "GET" && !schema.whenOff && !OTHERS.test(path),
  )
  const lists: List[] = []
  const details: Detail[] = []
  for (const { endpoint, schema } of routes) {
    const route: string = endpoint.path
    const query = schema.query instanceof z.ZodObject ? Object.keys(schema.query.shape) : []
    const isSortable = !schema.allowed || schema.allowed.includes("created_at")
    const takes = new Set(isSortable ? query : query.filter((name) => name !== "order"))
    if (!route.includes(":")) lists.push({ path: route, takes })
    else details.push({ route, paths: await filled(send, route, known), takesFields: takes.has("fields") })
  }
  const isThere = ({ paths }: { paths: readonly string[] }) => paths.length > 0
  return {
    lists,
    details: details.filter(isThere),
    without: details.filter((one) => !isThere(one)).map(({ route }) => route),
  }
}

/** Paths of a route, with each parameter replaced by ids from the list at the path before it. */
async function filled(
  send: SendRequest,
  route: string,
  known: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  let paths = [""]
  for (const part of route.split("/").slice(1)) {
    if (!part.startsWith(":")) {
      paths = paths.map((path) => `${path}/${part}`)
      continue
    }
    const next: string[] = []
    for (const path of paths) {
      const values = NAMED[part] ?? known[path] ?? (await valuesOf(send, path, part.slice(1)))
      next.push(...values.map((value) => `${path}/${value}`))
      if (next.length >= SAMPLE) break
    }
    paths = next
  }
  return paths
}

async function valuesOf(send: SendRequest, path: string, parameter: string): Promise<string[]> {
  const isList = ({ endpoint }: (typeof resources)[number]) =>
    endpoint.method === "GET" && new RegExp(`^${endpoint.path.replace(/:\w+/g, "[^/]+")}$`).test(path)
  if (!resources.some(isList)) return []
  const answer = await read<Row>(send("GET", path))
  const rows = Object.values(answer).find(Array.isArray) as readonly Row[] | undefined
  return (rows ?? []).flatMap((row) => {
    const value = row[parameter] ?? row.id ?? row.code
    return typeof value === "string" ? [value] : []
  })
}
