import { demoSearchAppId, readSearch, type SearchEnv, type SearchProblem, type SearchSource } from "./env-search.ts"
import { pageScope } from "./page-scope.ts"

/** Startup settings of the app, validated once. */
export interface Env {
  /** Whether the in-memory backend is used; no other variable is required then. */
  demo: boolean
  /** Without a trailing slash. */
  apiUrl: string
  publishableKey: string
  search: SearchEnv
  /** `session`: the server's cookie; `jwt`: a token that the app stores. */
  auth: "jwt" | "session"
}

/** A missing or invalid variable, with an example of a valid value. */
export type EnvProblem = ApiProblem | SearchProblem
interface ApiProblem {
  name: "VITE_API_URL" | "VITE_PUBLISHABLE_KEY" | "VITE_AUTH"
  value: string
  kind: "missing" | "not-a-url" | "not-http" | "not-a-key" | "not-a-choice"
  example: string
}

type EnvResult = { ok: true; env: Env } | { ok: false; problems: readonly EnvProblem[] }

interface Source extends SearchSource {
  VITE_DEMO?: boolean | undefined
  VITE_API_URL?: string | undefined
  VITE_PUBLISHABLE_KEY?: string | undefined
  VITE_AUTH?: string | undefined
}

/** Path of the in-memory backend on the page's origin. */
export const demoApiPath = `${import.meta.env.BASE_URL}api`
/** The in-memory backend's search indexes. */
const demoIndex = "products,de:products_de"
/** Publishable key that every seeded dataset contains. */
export const demoPublishableKey = `pk_${"0123456789abcdef".repeat(4)}`
const authTypes = ["jwt", "session"] as const
const examples = {
  VITE_API_URL: "http://localhost:9000",
  VITE_PUBLISHABLE_KEY: demoPublishableKey,
  VITE_AUTH: authTypes.join(" | "),
}

export function readEnv(source: Source, origin = globalThis.location?.origin ?? pageScope().origin): EnvResult {
  // A production build leaves this out.
  if (import.meta.env.VITE_DEMO !== false && source.VITE_DEMO) {
    const apiUrl = origin + demoApiPath
    const defaults = { appId: demoSearchAppId, key: demoPublishableKey, host: apiUrl, index: demoIndex }
    const { search, problems } = readSearch(source, defaults)
    if (problems.length > 0) return { ok: false, problems }
    return { ok: true, env: { demo: true, apiUrl, publishableKey: demoPublishableKey, search, auth: "jwt" } }
  }
  const apiUrl = source.VITE_API_URL?.trim() ?? ""
  const publishableKey = source.VITE_PUBLISHABLE_KEY?.trim() ?? ""
  const choice = source.VITE_AUTH?.trim() || "jwt"
  const auth = authTypes.find((type) => type === choice)
  const faults = {
    VITE_API_URL: faultOfUrl(apiUrl),
    VITE_PUBLISHABLE_KEY: faultOfKey(publishableKey),
    VITE_AUTH: auth ? undefined : ("not-a-choice" as const),
  }
  const values = { VITE_API_URL: apiUrl, VITE_PUBLISHABLE_KEY: publishableKey, VITE_AUTH: choice }
  const { search, problems: ofSearch } = readSearch(source)
  const ofApi = (["VITE_API_URL", "VITE_PUBLISHABLE_KEY", "VITE_AUTH"] as const).flatMap((name): ApiProblem[] => {
    const kind = faults[name]
    return kind ? [{ name, kind, value: values[name], example: examples[name] }] : []
  })
  const problems = [...ofApi, ...ofSearch]
  if (problems.length > 0 || !auth) return { ok: false, problems }
  return { ok: true, env: { demo: false, apiUrl: apiUrl.replace(/\/+$/, ""), publishableKey, search, auth } }
}

function faultOfUrl(value: string): ApiProblem["kind"] | undefined {
  if (!value) return "missing"
  if (!URL.canParse(value)) return "not-a-url"
  return ["http:", "https:"].includes(new URL(value).protocol) ? undefined : "not-http"
}

function faultOfKey(value: string): ApiProblem["kind"] | undefined {
  if (!value) return "missing"
  return /^pk_\S+$/.test(value) ? undefined : "not-a-key"
}
