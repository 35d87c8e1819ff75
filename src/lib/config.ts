/** Settings of the app by their variable's name; each can be set at build time or when the app is deployed. */
export const configNames = [
  "VITE_API_URL",
  "VITE_PUBLISHABLE_KEY",
  "VITE_AUTH",
  "VITE_SEARCH",
  "VITE_SEARCH_APP_ID",
  "VITE_SEARCH_KEY",
  "VITE_SEARCH_INDEX",
  "VITE_SEARCH_HOST",
  "VITE_SEARCH_FACETS",
  "VITE_CHAT",
  "VITE_CHAT_URL",
  "VITE_CHAT_ID",
  "VITE_STRIPE_KEY",
  "VITE_STRIPE_CAPTURE",
  "VITE_IMAGE_URL",
  "VITE_RETURN_DAYS",
  "VITE_DELIVERY_DAYS",
  "VITE_REPORT_URL",
  "VITE_SITE_URL",
  "VITE_DEFAULT_MARKET",
  "VITE_SHOP_NAME",
  "VITE_SHOP_LOGO",
  "VITE_SHOP_LOGO_DARK",
  "VITE_SHOP_ICON",
  "VITE_SHOP_ACCENT",
  "VITE_SHOP_RADIUS",
  "VITE_SHOP_FONT",
  "VITE_SHOP_SOCIAL",
  "VITE_SHOP_COMPANY",
  "VITE_SHOP_ADDRESS",
] as const

export type Config = { readonly [name in (typeof configNames)[number]]?: string | undefined }

/** Id of the page's JSON block with the settings; if the block is empty, they are in {@link CONFIG_FILE}. */
export const CONFIG_ID = "config"
export const CONFIG_FILE = "/config.json"

declare global {
  interface Window {
    /** The settings once they are asked for. Elements with ids are properties of `window` too, so that it isn't "config". */
    deployment?: Promise<Config> | undefined
  }
}

/** Returns the settings in the page; undefined if they are in a file. */
export function inlinedConfig(): Config | undefined {
  const text = document.getElementById(CONFIG_ID)?.textContent ?? "{}"
  return text.trim() === "" ? undefined : known(JSON.parse(text))
}

/** Loads the settings of this deployment once: from the page, or from {@link CONFIG_FILE}. */
export function loadConfig(): Promise<Config> {
  window.deployment ??= (async () => inlinedConfig() ?? (await fetchConfig()))()
  return window.deployment
}

/** A missing file means no settings; a host may answer with its start page. */
async function fetchConfig(): Promise<Config> {
  const response = await fetch(CONFIG_FILE, { credentials: "omit" })
  if (response.status >= 500) throw new Error(`${CONFIG_FILE}: ${response.status}`)
  const isJson = response.ok && response.headers.get("content-type")?.includes("json")
  if (!isJson) return {}
  const text = await response.text()
  try {
    return known(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${CONFIG_FILE} isn't valid JSON`, { cause })
  }
}

/** Keeps the settings, without build-time constants. A list of their names would enlarge every page. */
function known(values: unknown): Config {
  const settings = Object.entries(Object(values) as Record<string, unknown>)
  return Object.fromEntries(settings.filter(([name, value]) => typeof value === "string" && name !== "VITE_DEMO"))
}

let deployed: Config = {}

/** Applies the loaded settings; the app does it once, before its first request. */
export function applyConfig(config: Config): void {
  deployed = config
}

/** Returns the settings of this deployment, with the build's variables as defaults. */
export const settings = (): Config & { readonly VITE_DEMO: boolean } => ({ ...import.meta.env, ...deployed })
