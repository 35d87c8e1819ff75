import { z } from "zod"
import { Fault } from "#mocks/kernel/fault.ts"
import { resources } from "#mocks/resources/index.ts"
import { checked } from "./checked.ts"
import { closest } from "./closest.ts"
import { controlRefusal } from "./control-refusal.ts"
import { mayMatch } from "./faults.ts"
import { NULL_BODY_STATUSES } from "./responses.ts"

interface Operation {
  readonly method: string | undefined
  readonly path: string
}

/** Paths that are served without being an operation: files, the hosted search and Stripe. */
const filesAndMore: readonly Operation[] = [
  "/static/*",
  "/1/*",
  "/health",
  "/cloud/auth",
  "/_demo/stripe/:id/:action",
].map((path) => ({ method: undefined, path }))

/** Everything that a fault can apply to. */
const operations = (): readonly Operation[] => [...resources.map(({ endpoint }) => endpoint), ...filesAndMore]

/** What a fault is for. */
interface Target {
  readonly method?: string | undefined
  readonly path?: string | undefined
}

/** A parameter that isn't written as `:id`; no request contains it. */
const FOREIGN_PARAMETER = /[{}[\]]/

const matching = ({ method, path }: Target): readonly Operation[] =>
  operations().filter(
    (operation) =>
      !FOREIGN_PARAMETER.test(path ?? "") &&
      (method === undefined || operation.method === undefined || operation.method === method) &&
      (operation.method === undefined
        ? path !== undefined && (mayMatch(path, operation.path) || mayMatch(operation.path, path))
        : mayMatch(path, operation.path)),
  )

/** The path without what the path of a request can't have, and with parameters as `:name`. */
function plainPath(path: string): string {
  const { pathname } = new URL(path.replaceAll("{", ":").replaceAll("}", ""), "http://mock.test")
  const parts = decodeURI(pathname)
    .replace(/^\/_world\/[^/]+/, "")
    .replace(/\/+$/, "")
    .split("/")
    .map((part) => part.replace(/^\[(?:\.\.\.)?(.+)\]$/, ":$1").replace(/^\*\*$/, "*"))
  return parts.join("/").replace(/([^/])\*$/, "$1/*")
}

/** How a fault that matches nothing is probably meant. */
function meant({ method, path }: Target): string | undefined {
  if (path === undefined) return undefined
  const named = (given: string, operation = method) => (operation === undefined ? given : `${operation} ${given}`)
  const plain = URL.canParse(path, "http://mock.test") ? plainPath(path) : path
  if (plain !== path && matching({ method, path: plain }).length > 0) return named(plain)
  const others = matching({ path: plain })
  const otherMethod = others.find((other) => (other.method === "GET") === (method === "GET")) ?? others[0]
  if (otherMethod) return named(plain, otherMethod.method)
  const sameMethod = operations().filter((operation) => method === undefined || operation.method === method)
  const near = closest(plain, new Set(sameMethod.map((operation) => operation.path)))
  if (near !== undefined) return named(near)
  // A row's ID was written in place of a parameter.
  const byPattern = sameMethod.find((operation) => closest(plain, [filled(operation.path, plain)]) !== undefined)
  return byPattern && named(byPattern.path)
}

/** The operation's path with the parts of another path in place of its parameters. */
function filled(pattern: string, path: string): string {
  const parts = path.split("/")
  return pattern
    .split("/")
    .map((part, i) => (part.startsWith(":") ? (parts[i] ?? part) : part))
    .join("/")
}

/** A latency of 0 with `times` lets requests pass before the next fault applies. */
const hasEffect = ({ latency, times, status, drop, afterWrites, cut }: Fault): boolean =>
  Boolean(latency) ||
  [status, drop, afterWrites, cut, latency === 0 ? times : undefined].some((value) => value !== undefined)

/**
 * Throws for faults that can't change any response, in process and over HTTP. With a real server behind the mock, paths
 * aren't checked: it may have some of its own.
 */
export function checkFaults(given: unknown, hasSource: boolean, list?: string): void {
  for (const [i, value] of checked(z.array(z.unknown()), given, list).entries()) {
    const fault = checked(Fault, value, list === undefined ? "" : `${list}[${i}]`)
    const { method, path, status, contains, afterWrites } = fault
    if (!hasEffect(fault)) throw controlRefusal("fault_without_effect")
    if (fault.rate === 0) throw controlRefusal("fault_rate_zero")
    for (const field of ["body", "headers"] as const)
      if (fault[field] !== undefined && status === undefined) throw controlRefusal("fault_needs_status", { field })
    for (const field of ["body", "cut"] as const)
      if (fault[field] !== undefined && status !== undefined && NULL_BODY_STATUSES.has(status))
        throw controlRefusal("fault_without_body", { field, status: String(status) })
    const [first, second] = (["status", "drop", "afterWrites"] as const).filter((key) => fault[key] !== undefined)
    if (first !== undefined && second !== undefined) throw controlRefusal("fault_conflict", { first, second })
    if (hasSource) continue
    const found = matching({ method, path })
    const operation = `${method ?? ""} ${path ?? ""}`.trim()
    if (found.length === 0) throw controlRefusal("fault_matches_nothing", { operation, meant: meant(fault) })
    const field = contains === undefined ? (afterWrites === undefined ? undefined : "afterWrites") : "contains"
    if (field !== undefined && (method === "GET" || found.every((one) => one.method === "GET")))
      throw controlRefusal("fault_needs_write", { field })
  }
}
