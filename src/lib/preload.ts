import { apiLocale } from "./api-locale.ts"
import { withBase, withoutBase } from "./base-path.ts"
import { browserLanguages } from "./browser-languages.ts"
import { type Config, inlinedConfig, loadConfig } from "./config.ts"
import { earlyKey, forgetEarly } from "./early.ts"
import { isHosted } from "./env-search.ts"
import { hasNoData, readAnswers } from "./first-answers.ts"
import { splitMarket } from "./market-prefix.ts"
import { countryOf, placeOf } from "./place.ts"
import { srcSetOf } from "./src-set.ts"
import { claimsOf } from "./token-claims.ts"

/** Preload plan of the store's pages for the inline script in the head of a built page. */
export interface Plan {
  readonly files: readonly string[]
  readonly frame: readonly number[]
  readonly texts: Readonly<Record<string, readonly number[]>>
  readonly pages: readonly PagePlan[]
  /** Null when no server is available before the page's own scripts run. `defaults` are the build's settings. */
  readonly api: { readonly defaults: Config; readonly regions: string } | null
  /** Only in the demo, whose backend starts with the page. `backend` are its files, which a first visit loads later. */
  readonly demo: { readonly regions: string; readonly backend: readonly number[] } | null
}

export interface PagePlan {
  /** Matches the path and query string; its capture group fills the `handle` placeholder. */
  readonly pattern: string
  readonly files: readonly number[]
  /** Files of the page's own texts, by language. */
  readonly texts?: Readonly<Record<string, readonly number[]>>
  /** API paths with {@link blanks} as placeholders; those of the cart are requested only if the device has one. */
  readonly requests: readonly string[]
  /** API paths that are requested only for a signed-in customer. */
  readonly signedIn?: readonly string[]
  readonly view: string
  /** Whether only a signed-in customer sees the page; others come to the login. */
  readonly isMember?: boolean
  readonly preview?: PreviewRequest
  /** Files with the demo's responses to the page's requests, by country, without their language; the first one is the default. */
  readonly answers?: Readonly<Record<string, string>> | undefined
}

/** A small request that doesn't depend on the market and provides names and images for the first view. */
interface PreviewRequest {
  readonly path: string
  /** Path of the list in the response, or of the one object that the view shows. */
  readonly rows: string
  /** Keeps only rows that have a value at this path. */
  readonly only?: string | undefined
  /** Whether it searches the listing, where a hosted search can return other products. */
  readonly search?: boolean | undefined
}

/** Placeholders in request paths for values known only in the browser. */
export const blanks = { region: "__region__", country: "__country__", handle: "__handle__", cart: "__cart__" } as const

/** Placeholder in a text of a prerendered view for a value of the response. */
export const SLOT_VALUE = "__value__"

/** Path of the login, to which a guest comes from the pages for customers. */
const LOGIN = "/account/login"

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const hasStoredNothing = (): boolean => {
  try {
    return localStorage.length === 0
  } catch {
    return false
  }
}

/** Prerendered HTML of one language by view name; the header with an empty name is the default. */
export interface PrerenderedViews {
  readonly headers: Readonly<Record<string, string>>
  readonly pages: Readonly<Record<string, string>>
}

/** What the opened page is, and for whom. */
interface Chosen {
  readonly locale: string
  readonly view: string
  readonly caught: string
  /** iso_2 of the visitor's country, and of the shop's default one. */
  readonly country: string | undefined
  readonly fallback: string | undefined
}

const nothing: Chosen = { locale: "en", view: "", caught: "", country: undefined, fallback: undefined }
let chosen = nothing
let imageTemplate: string | undefined
let previewRows: Promise<readonly Row[]> = Promise.resolve([])

/** Id of the remembered cart; empty without one, and if it belongs to someone who isn't signed in. */
function cartOf(token: string | null): string {
  const [id = "", owner] = stored("app:shop_cart")?.split(" ") ?? []
  return owner === undefined || (token !== null && claimsOf(token)?.actor_id === owner) ? id : ""
}

/** Whether a login has ended since this page was opened, which then doesn't show its order. */
function isEndedVisit(): boolean {
  const { endedLogins } = (history.state ?? {}) as { readonly endedLogins?: string }
  return endedLogins !== undefined && endedLogins !== (stored("app:shop_ended_logins") ?? "")
}

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null
/** Reads a dotted path such as `metadata.picture` from a row. */
const at = (row: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => (isRow(inner) ? inner[key] : undefined), row)

const rowsOf = (body: unknown, { rows, only }: PreviewRequest): readonly Row[] => {
  const found = at(body, rows)
  const list: readonly Row[] = Array.isArray(found) ? found : isRow(found) ? [found] : []
  return list.filter((row) => !only || at(row, only))
}

/**
 * Runs in the head of a built page before the app's scripts load: starts all file and API requests of the first page
 * in parallel. Only for the store; administrators usually have a warm cache.
 */
export function send({ files, frame, texts, pages, api, demo }: Plan): void {
  const known = Object.keys(texts)
  const { path: pathname, language, country } = splitMarket(withoutBase(location.pathname), known)
  const inlined = inlinedConfig()
  const main = splitMarket(`/${inlined?.VITE_DEFAULT_MARKET ?? import.meta.env.VITE_DEFAULT_MARKET ?? ""}`, known)
  const { search } = location
  chosen = nothing
  void loadConfig().catch(() => undefined)
  // Another tab has changed the cart or who is signed in. The app, which follows other tabs, doesn't run yet.
  addEventListener("storage", forgetEarly)
  if (/^\/admin(\/|$)/.test(pathname)) return
  const languages = [language, stored("app:locale"), ...browserLanguages(), inlined && (main.language ?? "en")]
  const locale = languages.map((tag) => tag?.toLowerCase().split("-")[0] ?? "").find((tag) => texts[tag])
  // Only the settings, which aren't loaded yet, tell the language.
  if (!locale) return
  const pageAt = (path: string) => pages.find(({ pattern }) => new RegExp(pattern).test(path))
  const opened = pageAt(pathname + search)
  const page = opened?.isMember && !stored("shop_customer_token") ? pageAt(LOGIN) : opened
  if (!page) return
  const caught = new RegExp(page.pattern).exec(pathname + search)?.[1] ?? ""
  const wanted = country ?? stored("app:shop_country") ?? countryOf(browserLanguages())
  chosen = { locale, view: page.view, caught, country: wanted, fallback: main.country }
  document.documentElement.lang = locale
  const preload = (indexes: Iterable<number>) => {
    for (const index of indexes) {
      const link = document.createElement("link")
      link.rel = "modulepreload"
      link.href = withBase(`/${files[index]}`)
      document.head.append(link)
    }
  }
  preload(new Set([...frame, ...(texts[locale] ?? []), ...(page.texts?.[locale] ?? []), ...page.files]))
  if (api) previewRows = sendRequests(api, page, caught).catch(() => [])
  else if (
    import.meta.env.VITE_DEMO &&
    demo &&
    page.answers &&
    !search &&
    !location.hash &&
    !stored("shop_customer_token")
  )
    previewRows = readFirstAnswers(demo.regions, page, page.answers).catch(() => [])
  if (import.meta.env.VITE_DEMO && demo) {
    const isFirst = window.firstVisit
    if (isFirst) void isFirst.then((first) => first || preload(demo.backend))
    else preload(demo.backend)
  }
}

async function sendRequests(api: NonNullable<Plan["api"]>, page: PagePlan, caught: string): Promise<readonly Row[]> {
  // Without a file to wait for, the requests are sent at once.
  return request(api, { ...api.defaults, ...(inlinedConfig() ?? (await loadConfig())) }, page, caught)
}

function request(
  { regions }: NonNullable<Plan["api"]>,
  config: Config,
  { requests: planned, signedIn = [], preview: plannedPreview }: PagePlan,
  handle: string,
): Promise<readonly Row[]> {
  const url = (config.VITE_API_URL ?? "").trim().replace(/\/+$/, "")
  const key = (config.VITE_PUBLISHABLE_KEY ?? "").trim()
  imageTemplate = config.VITE_IMAGE_URL
  if (!url || !key) return previewRows
  const early = new Map<string, Promise<Response>>()
  window.early = early
  const token = stored("shop_customer_token")
  const cart = cartOf(token)
  const isKnown = (path: string) => cart !== "" || !path.includes(blanks.cart)
  const filled = (path: string) => path.replaceAll(blanks.cart, () => cart).replaceAll(blanks.handle, () => handle)
  const requests = [...planned, ...(token ? signedIn : [])].filter(isKnown)
  const isAllowed = (path: string) => isKnown(path) && (token !== null || !signedIn.includes(path)) && !isEndedVisit()
  const preview = plannedPreview && isAllowed(plannedPreview.path) ? plannedPreview : undefined
  const hasCookie = token !== null && config.VITE_AUTH?.trim() === "session"
  const credentials: RequestCredentials = hasCookie ? "include" : "omit"
  const authorization = token && !hasCookie ? `Bearer ${token}` : ""
  const headers = {
    accept: "application/json",
    "x-publishable-api-key": key,
    "x-medusa-locale": apiLocale() ?? "",
    ...(authorization ? { authorization } : {}),
  }
  const get = (planned: string) => {
    const path = filled(planned)
    const response = fetch(url + path, { headers, credentials })
    response.catch(() => undefined)
    early.set(earlyKey(url + path, authorization), response)
    return response
  }
  let rows = previewRows
  if (preview && !(preview.search && isHosted(config))) {
    const { path } = preview
    // The app consumes the response of a request that it sends too, so read a copy.
    const response = requests.includes(path)
      ? get(path).then((answer) => answer.clone())
      : fetch(url + filled(path), { headers, credentials })
    rows = response
      .then((answer) => answer.json())
      .then((body) => (window.early === early ? rowsOf(body, preview) : []))
      .catch(() => [])
  }
  const places = get(regions)
  const isLocal = (path: string) => path.includes(blanks.region)
  for (const path of requests) if (!isLocal(path) && !early.has(earlyKey(url + filled(path), authorization))) get(path)
  const local = requests.filter(isLocal)
  if (local.length === 0) return rows
  places
    .then((response) => response.clone().json())
    .then(({ regions }) => {
      const place = placeOf(regions, chosen.country, chosen.fallback)
      // Once the first page is shown, the app sends these requests itself.
      if (!place || window.early !== early) return
      const known: Record<string, string> = {
        [blanks.region]: place.region.id,
        [blanks.country]: place.country,
      }
      for (const path of local) get(path.replace(/__(?:region|country)__/g, (blank) => known[blank] ?? blank))
    })
    .catch(() => undefined)
  return rows
}

/**
 * Takes the responses to the page's requests from a file if this is the first visit of the demo, whose backend isn't
 * running yet.
 */
async function readFirstAnswers(
  regions: string,
  { requests, preview }: PagePlan,
  files: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const name = files[chosen.country ?? ""] ?? files[chosen.fallback ?? ""] ?? Object.values(files)[0] ?? ""
  const file = `${name}-${chosen.locale}.json`
  window.firstVisit = hasNoData().catch(() => false)
  // A browser that has stored nothing for the site doesn't wait for the list of its databases.
  const started = hasStoredNothing() ? readAnswers(file) : undefined
  started?.catch(() => undefined)
  const answers = window.firstVisit.then((isFirst) =>
    isFirst ? (started ?? readAnswers(file)) : Promise.reject(new Error("The demo has data.")),
  )
  const early = new Map<string, Promise<Response>>()
  window.early = early
  const keep = (path: string) => {
    const response = answers.then((all) => Response.json(all[path]))
    response.catch(() => undefined)
    early.set(earlyKey(location.origin + withBase("/api") + path), response)
  }
  for (const path of [regions, ...requests]) if (!path.includes(blanks.region)) keep(path)
  const all = await answers
  for (const path of Object.keys(all)) if (!requests.includes(path)) keep(path)
  return preview ? rowsOf(all[preview.path], preview) : []
}

/** Runs in the body: shows the prerendered view until the app replaces it. */
export function show(views: Readonly<Record<string, PrerenderedViews>>): void {
  const { locale, view, caught } = chosen
  const app = document.getElementById("app")
  const { headers = {}, pages = {} } = views[locale] ?? {}
  if (!view || !app) return
  app.innerHTML = `<div inert aria-hidden="true" class="flex min-h-dvh flex-col bg-surface">${headers[view] ?? headers[""]}<main class="flex flex-1 flex-col">${pages[view] ?? pages.other}</main></div>`
  const title = app.querySelector("[data-title]")
  if (title) title.textContent = (title.textContent ?? "").replace(blanks.handle, () => readable(caught))
  const places = app.querySelectorAll("[data-row]")
  void previewRows.then((rows) => {
    for (const [i, row] of rows.entries()) fill(places[i], row)
  })
}

/** Decodes a part of a URL; returns it unchanged if it is malformed. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll("+", " "))
  } catch {
    return part
  }
}

/**
 * Shows a row of the response in the slots of a place: the value at the slot's path, in the text of the slot if it has
 * one, and only if the row has the values that the slot's `data-when` names.
 */
function fill(place: Element | undefined, row: Row): void {
  place?.classList.remove("animate-breathe")
  for (const slot of place?.querySelectorAll<HTMLElement>("[data-slot]") ?? []) {
    const value = at(row, slot.dataset.slot ?? "")
    if ((typeof value !== "string" && typeof value !== "number") || value === "") continue
    if (![...new URLSearchParams(slot.dataset.when)].every(([path, expected]) => at(row, path) === expected)) continue
    if (slot instanceof HTMLImageElement) {
      const srcset = srcSetOf(String(value), imageTemplate)
      if (srcset) slot.srcset = srcset
      slot.src = String(value)
    } else slot.textContent = (slot.dataset.text ?? SLOT_VALUE).replace(SLOT_VALUE, () => String(value))
  }
}
