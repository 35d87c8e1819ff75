import { createHash } from "node:crypto"

/**
 * Response headers of a built app. One list of rules is written in the formats of several servers.
 *
 * @typedef {Readonly<Record<string, string | undefined>>} Settings
 * @typedef {{ readonly path: string, readonly headers: Readonly<Record<string, string>> }} Rule
 */

/** For files whose names change with their content. */
export const assetCaching = "public, max-age=31536000, immutable"

/** Element with executable content: `type` of a data block is neither missing nor "module". */
const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * Returns the hashes of a page's inline scripts and styles, as sources of a policy.
 *
 * @param {string} html
 */
export function inlineHashes(html) {
  /** @type {{ script: string[], style: string[] }} */
  const hashes = { script: [], style: [] }
  for (const [, element, attributes = "", content = ""] of html.matchAll(inline)) {
    const isData = /\btype="(?!module")/.test(attributes)
    if (isData || /\bsrc=/.test(attributes)) continue
    const hash = createHash("sha256").update(content).digest("base64")
    hashes[element === "style" ? "style" : "script"].push(`'sha256-${hash}'`)
  }
  return hashes
}

/** Origins of the hosted search service, if no own host is set. */
const SEARCH_HOSTS = ["https://*.algolia.net", "https://*.algolianet.com", "https://insights.algolia.io"]

/**
 * Returns the origin of an address, or nothing if it isn't one.
 *
 * @param {string | undefined} address
 */
function originOf(address) {
  const text = address?.trim() ?? ""
  return URL.canParse(text) && /^https?:/.test(text) ? [new URL(text).origin] : []
}

/**
 * Returns the Content-Security-Policy of a page with these settings. Without an API address, any HTTPS address may be
 * requested, because the settings are only read in the browser.
 *
 * @param {{ html: string, settings: Settings, demo?: boolean }} page
 */
export function policyOf({ html, settings, demo = false }) {
  const { script, style } = inlineHashes(html)
  const api = originOf(settings.VITE_API_URL)
  const chat = settings.VITE_CHAT === "script" ? originOf(settings.VITE_CHAT_URL) : []
  const isHosted = settings.VITE_SEARCH ? settings.VITE_SEARCH === "hosted" : Boolean(settings.VITE_SEARCH_APP_ID)
  const searchHost = originOf(settings.VITE_SEARCH_HOST)
  const search = isHosted && !demo ? (searchHost.length > 0 ? searchHost : SEARCH_HOSTS) : []
  const reports = originOf(settings.VITE_REPORT_URL)
  const requests = demo || api.length > 0 ? [...api, ...search, ...reports, ...chat] : ["https:"]
  const stripe = settings.VITE_STRIPE_KEY ? ["https://js.stripe.com", "https://*.js.stripe.com"] : []
  const stripeApi = settings.VITE_STRIPE_KEY ? ["https://api.stripe.com"] : []
  const frames = [...chat, ...stripe, ...(stripe.length > 0 ? ["https://hooks.stripe.com"] : [])]
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...script, ...chat, ...stripe],
    "style-src": ["'self'", ...style],
    "img-src": ["'self'", "data:", "blob:", "https:", ...api.filter((origin) => origin.startsWith("http:"))],
    "connect-src": ["'self'", ...requests, ...stripeApi],
    "worker-src": ["'self'"],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ")
}

/** Features that no page uses. Payment methods in a frame may need `payment` and `publickey-credentials-get`. */
const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "usb",
]

/**
 * Returns the rules for a built page. No header is in two rules that match the same path: hosts join such values.
 *
 * @param {Parameters<typeof policyOf>[0] & { base?: string }} page `base`: path that the site serves the app at, "/shop/"
 * @returns {Rule[]}
 */
export function rulesOf({ base = "/", ...page }) {
  return [
    {
      path: `${base}*`,
      headers: {
        "Content-Security-Policy": policyOf(page),
        // Never a path: an emailed link can contain a token.
        "Referrer-Policy": "strict-origin",
        "Permissions-Policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      },
    },
    { path: `${base}assets/*`, headers: { "Cache-Control": assetCaching } },
  ]
}

/**
 * Writes rules in the format of `_headers` (Netlify, Cloudflare Pages and others).
 *
 * @param {readonly Rule[]} rules
 */
export const asHeadersFile = (rules) =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ])
    .join("\n")

/**
 * Reads rules from the format of `_headers`.
 *
 * @param {string} text
 * @returns {Rule[]}
 */
export function readHeadersFile(text) {
  /** @type {{ path: string, headers: Record<string, string> }[]} */
  const rules = []
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name && rule) rule.headers[name] = value ?? ""
    else if (line.trim()) rules.push({ path: line.trim(), headers: {} })
  }
  return rules
}

/**
 * Returns the headers of a path, as a host with these rules sends them.
 *
 * @param {readonly Rule[]} rules
 * @param {string} path
 */
export function headersFor(rules, path) {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  /** @type {Record<string, string>} */
  const headers = {}
  for (const rule of matching) Object.assign(headers, rule.headers)
  return headers
}

/** @param {string} value */
const quoted = (value) => `"${value.replaceAll('"', '\\"')}"`

/**
 * Writes one rule as lines of an nginx or Caddy file, to be included by the samples in `deploy`.
 *
 * @param {readonly Rule[]} rules
 * @param {string} path
 * @param {"nginx" | "caddy"} server
 */
export function asServerLines(rules, path, server) {
  const { headers = {} } = rules.find((rule) => rule.path === path) ?? {}
  const lines = Object.entries(headers).map(([name, value]) =>
    server === "nginx" ? `add_header ${name} ${quoted(value)} always;` : `header ${name} ${quoted(value)}`,
  )
  return `${lines.join("\n")}\n`
}
