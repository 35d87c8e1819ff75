import { CAUGHT } from "./caught-error.ts"
import { deviceItem } from "./device-items.ts"
import { openPath } from "./tab-market.ts"

/** What is posted: never an address with ids, an entry of a form, a text of the server or who is signed in. */
export type Report =
  | {
      readonly kind: "error"
      readonly name: string
      readonly status: number | undefined
      readonly files: readonly string[]
      readonly page: string
    }
  | { readonly kind: "vitals"; readonly page: string; readonly values: Readonly<Record<string, number>> }

const MAX_ERRORS = 10
const consent = deviceItem("reportsConsent")

/** Whether reports to this address need the shopper's consent: it is neither on the app's origin nor on the API's. */
export const needsConsent = (url: string, apiUrl: string): boolean =>
  ![location.origin, apiUrl].some((base) => URL.canParse(base) && new URL(base).origin === new URL(url).origin)

const isAllowed = (url: string, apiUrl: string): boolean => !needsConsent(url, apiUrl) || consent.get() === url

/** Reads the address of reports; undefined without a valid one, because the app must open without it. */
export function reportUrl(source: { readonly VITE_REPORT_URL?: string | undefined }): string | undefined {
  const url = source.VITE_REPORT_URL?.trim() ?? ""
  return URL.canParse(url) && /^https?:/.test(url) ? url : undefined
}

/** Returns the kind of page without ids and handles: `/products`, `/admin/orders`. */
export function pageKind(pathname: string): string {
  const parts = pathname.split("/").filter(Boolean)
  const kept = parts.slice(0, parts[0] === "admin" ? 2 : 1)
  return `/${kept.every((part) => /^[a-z-]{1,30}$/.test(part)) ? kept.join("/") : "other"}`
}

/** Describes an error by its type, its status and its place in the app's files. Its text can quote data, so it is left out. */
export function describeError(error: unknown, pathname: string): Report {
  const { name = "Error", stack = "", status } = Object(error) as Error & { readonly status?: unknown }
  const files = [...stack.matchAll(/\/(assets\/[\w.-]+:\d+:\d+)/g)].map(([, file]) => String(file))
  return {
    kind: "error",
    name: String(name),
    status: typeof status === "number" ? status : undefined,
    files: files.slice(0, 10),
    page: pageKind(pathname),
  }
}

/** Starts to post errors and, when the page is left, its web vitals. Returns a function that stops it. */
export function startReports(url: string, apiUrl: string): () => void {
  const send = (report: Report): void => {
    const init = { method: "POST", body: JSON.stringify(report), keepalive: true, credentials: "omit" } as const
    // Reports are lost silently: the shopper can't do anything about it.
    fetch(url, { ...init, mode: "no-cors", referrerPolicy: "no-referrer" }).catch(() => undefined)
  }
  const sent = new Set<string>()
  const onError = (error: unknown): void => {
    const report = describeError(error, openPath())
    const text = JSON.stringify(report)
    if (sent.has(text) || sent.size >= MAX_ERRORS || !isAllowed(url, apiUrl)) return
    sent.add(text)
    send(report)
  }
  const end = new AbortController()
  const on = (name: string, listener: (event: Event) => void) =>
    window.addEventListener(name, listener, { signal: end.signal })
  on("error", (event) => onError((event as ErrorEvent).error))
  on("unhandledrejection", (event) => onError((event as PromiseRejectionEvent).reason))
  on(CAUGHT, (event) => onError((event as CustomEvent<unknown>).detail))
  const page = pageKind(openPath())
  const vitals = watchVitals()
  document.addEventListener(
    "visibilitychange",
    () => {
      const values = vitals.take()
      if (document.visibilityState === "hidden" && values && isAllowed(url, apiUrl))
        send({ kind: "vitals", page, values })
    },
    { signal: end.signal },
  )
  return () => {
    end.abort()
    vitals.stop()
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Measures the web vitals of the first page in milliseconds (the layout shift as a score). */
function watchVitals() {
  const values: Record<string, number> = {}
  const observers: PerformanceObserver[] = []
  const watch = (type: string, use: (entry: PerformanceEntry) => void, more: object = {}) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(use))
    observer.observe({ type, buffered: true, ...more })
    observers.push(observer)
  }
  watch("navigation", (entry) => {
    values.ttfb = Math.round((entry as PerformanceNavigationTiming).responseStart)
  })
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") values.fcp = Math.round(startTime)
  })
  watch("largest-contentful-paint", ({ startTime }) => {
    values.lcp = Math.round(startTime)
  })
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) values.cls = Math.round(((values.cls ?? 0) + value) * 10_000) / 10_000
  })
  watch(
    "event",
    ({ duration }) => {
      values.inp = Math.max(values.inp ?? 0, Math.round(duration))
    },
    { durationThreshold: 40 },
  )
  let isTaken = false
  return {
    /** Returns the values once, when the page is hidden for the first time. */
    take() {
      if (isTaken || document.visibilityState !== "hidden" || Object.keys(values).length === 0) return undefined
      isTaken = true
      return { ...values }
    },
    stop() {
      for (const observer of observers) observer.disconnect()
    },
  }
}
