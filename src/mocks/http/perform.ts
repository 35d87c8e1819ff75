import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import { canonicalLocale, translated } from "#mocks/domain/translations/translations.ts"
import { Scope } from "#mocks/graph/node.ts"
import { checkQuery } from "#mocks/kernel/bounds.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { textOf, writtenOf } from "#mocks/kernel/texts.ts"
import { validate } from "#mocks/kernel/validate.ts"
import type { Route } from "#mocks/resources/implement.ts"
import { checkStoreOrder, PartialRefusal, Reply } from "#mocks/resources/reply.ts"
import { type Actor, baseOf, type Context, parseQuery } from "#mocks/resources/request.ts"
import { problemsOf } from "#schema/problems.ts"
import { admit, identify, publishableKey } from "./access.ts"
import type { ResponseCache } from "./response-cache.ts"
import { flagOff, json, jsonText, page404, RolledBack } from "./responses.ts"
import type { OperationCounts } from "./served.ts"

const LOCALE_HEADER = "x-medusa-locale"

export interface PerformOptions {
  readonly db: Database
  readonly secret: string
  readonly responses: ResponseCache
  /** Called with the schema mismatches of a response; if set, every response is checked. */
  readonly onMismatch?: ((request: Request, route: string, problems: readonly string[]) => void) | undefined
}

/** Parts of a request that are read before its work starts. */
interface RequestInput {
  readonly params: Record<string, string>
  readonly body: unknown
  readonly files: Context["files"]
  /** Counts of this request, for statistics. */
  readonly counts: OperationCounts
}
interface Entered {
  readonly url: URL
  readonly actor: Actor | undefined
  readonly key: Row<"apiKey"> | undefined
}
interface Admitted extends RequestInput, Entered {}

export const nameOf = ({ endpoint }: Route): string => `${endpoint.method} ${endpoint.path}`

/** Admits the caller or throws. Needs no body: the body of an unauthorized request is never read. */
export function authorize(
  route: Route,
  request: Request,
  { db, secret }: PerformOptions,
  counts: OperationCounts,
): Entered {
  const { headers } = request
  const { auth, flag } = route.schema
  const url = new URL(request.url)
  const key = route.endpoint.path.startsWith("/store/") ? publishableKey(db, headers) : undefined
  const actor = admit(db, auth, identify(db, headers, secret))
  const whenOff = flag === undefined || isFeatureOn(db, flag) ? undefined : route.schema.whenOff
  if (whenOff) counts.decided += 1
  if (whenOff === "not_found") throw flagOff()
  if (whenOff === "unregistered") throw new RolledBack(page404(request))
  return { url, actor, key }
}

/** Store routes whose responses are translated. */
const TRANSLATED =
  /^\/store\/(products|product-variants|product-categories|collections|product-tags|product-types)(\/|$)/

/** The locale that a shopper reads a response in; undefined if it isn't translated. */
function localeOf({ endpoint }: Route, url: URL, headers: Headers, db: Database): string | undefined {
  const code = url.searchParams.get("locale") ?? headers.get(LOCALE_HEADER)
  if (!code || !TRANSLATED.test(endpoint.path) || !isFeatureOn(db, "translation")) return undefined
  return canonicalLocale(code)
}

/** The parsed query. Every store route accepts a `locale` for translations, unless it is empty. */
function queryOf(url: URL, isStore: boolean): Record<string, unknown> {
  const { locale, ...parsed } = parseQuery(url.search)
  checkQuery(parsed)
  return (isStore && locale !== "") || locale === undefined ? parsed : { ...parsed, locale }
}

/** Resolves a request; if it is refused, only what the real server leaves behind is kept. */
function resolve(route: Route, context: Context): unknown {
  try {
    return context.db.attempt(() => route.resolve(context))
  } catch (error) {
    if (!(error instanceof Refusal) || error.leftovers.length === 0) throw error
    for (const leave of error.leftovers) leave()
    return new PartialRefusal(error.status, error.toBody())
  }
}

/** Validates and resolves the request of an admitted caller; also returns whether the response matches its schema. */
function work(route: Route, request: Request, options: PerformOptions, admitted: Admitted) {
  const { db, secret } = options
  const { url, key, body: sent, counts, ...rest } = admitted
  const parsed = route.schema.body ? validate(route.schema.body, sent) : undefined
  const query = route.schema.query ? validate(route.schema.query, queryOf(url, key !== undefined)) : undefined
  const name = nameOf(route)
  checkStoreOrder(route.schema, query)
  const { headers } = request
  const context = {
    ...rest,
    url,
    key,
    body: parsed,
    query,
    db,
    scope: new Scope(db),
    headers,
    secret,
    route: name,
    schema: route.schema,
  }
  counts.decided += 1
  const result = resolve(route, context)
  if (result instanceof Response) {
    if (result.status >= 400) throw new RolledBack(result)
    return { response: result, fits: false }
  }
  const reply = result instanceof Reply ? result : new Reply(200, result)
  const locale = localeOf(route, url, headers, db)
  const original = json(reply.status, reply.body, reply.headers)
  const response =
    locale === undefined
      ? original
      : json(reply.status, translated(db, JSON.parse(textOf(original)), locale), reply.headers)
  if (reply.status >= 400 && !(reply instanceof PartialRefusal)) throw new RolledBack(response)
  if (!options.onMismatch || reply.status >= 300) return { response, fits: true }
  const problems = problemsOf(route.schema, JSON.parse(textOf(response)), url.search.includes("fields="))
  if (problems.length > 0) options.onMismatch(request, name, problems)
  return { response, fits: problems.length === 0 }
}

/** Admits the caller and responds, from the cache if a cached response is current. */
export function perform(route: Route, request: Request, given: RequestInput, options: PerformOptions): Response {
  const { headers } = request
  const { path, method } = route.endpoint
  const { counts } = given
  const entered = authorize(route, request, options, counts)
  const { url, actor, key } = entered
  const admitted = { ...given, ...entered }
  const answer = () => {
    const { response, fits } = work(route, request, options, admitted)
    if (response.ok) counts.answered += 1
    return { response, fits }
  }
  if (method !== "GET" || path.startsWith("/auth/")) return answer().response
  const who = [
    actor?.type,
    actor?.id,
    actor?.claims.auth_identity_id,
    key?.id,
    baseOf({ url, headers }),
    headers.get(LOCALE_HEADER),
  ]
  const question = [...who, url.pathname + url.search].join(" ")
  const known = options.responses.find(question)
  if (known !== undefined) {
    counts.answered += 1
    return jsonText(200, known)
  }
  return options.responses.compute(question, answer, ({ response, fits }) =>
    fits && response.status === 200 ? writtenOf(response) : undefined,
  ).response
}
