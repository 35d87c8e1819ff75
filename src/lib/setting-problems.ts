import { readableAccent } from "./brand-style.ts"
import type { Config, configNames } from "./config.ts"
import { locales } from "./locale.ts"

type Name = (typeof configNames)[number]

/** A setting whose value the app doesn't accept, with a valid one. */
export interface SettingProblem {
  readonly name: Name
  readonly value: string
  readonly kind: "missing" | "not-a-url" | "not-a-key" | "not-a-choice" | "not-readable"
  readonly example: string
}

interface Rule {
  readonly kind: SettingProblem["kind"]
  readonly example: string
  readonly isValid: (value: string) => boolean
  /** Returns the valid value that is nearest to a color that is hard to see. */
  readonly nearest?: (value: string) => string | undefined
}

const oneOf = (...choices: readonly string[]): Rule => ({
  kind: "not-a-choice",
  example: choices.join(" | "),
  isValid: (value) => choices.includes(value),
})
const like = (pattern: RegExp, example: string, kind: SettingProblem["kind"] = "not-a-choice"): Rule => ({
  kind,
  example,
  isValid: (value) => pattern.test(value),
})
const url = (example: string): Rule => ({
  kind: "not-a-url",
  example,
  isValid: (value) => /^https?:\/\//.test(value) && URL.canParse(value),
})

/** A file of the site, or an address. */
const file = (example: string): Rule => ({
  kind: "not-a-url",
  example,
  isValid: (value) => /^\/[^/\\]/.test(value) || (/^https:\/\//.test(value) && URL.canParse(value)),
})

/** What values are valid; settings without a rule can be any text. */
const rules: { readonly [name in Name]?: Rule } = {
  VITE_API_URL: url("https://api.example.com"),
  VITE_PUBLISHABLE_KEY: like(/^pk_\S+$/, "pk_0123456789abcdef", "not-a-key"),
  VITE_AUTH: oneOf("jwt", "session"),
  VITE_SEARCH: oneOf("hosted", "store", "listing", "auto"),
  VITE_SEARCH_HOST: url("https://search.example.com"),
  VITE_CHAT: oneOf("none", "demo", "script"),
  VITE_CHAT_URL: url("https://chat.example.com/widget.js"),
  VITE_STRIPE_KEY: like(/^pk_(?:test|live)_\S+$/, "pk_live_0123456789", "not-a-key"),
  VITE_STRIPE_CAPTURE: oneOf("automatic"),
  VITE_IMAGE_URL: like(/\{url\}/, "https://images.example.com/{width}/{url}"),
  VITE_RETURN_DAYS: like(/^[1-9]\d{0,3}$/, "30"),
  VITE_DELIVERY_DAYS: like(/^\d{1,3}(?:\s*[-–]\s*\d{1,3})?$/, "2-5"),
  VITE_REPORT_URL: url("https://reports.example.com/shop"),
  VITE_SITE_URL: url("https://shop.example.com"),
  VITE_SHOP_LOGO: file("/logo.svg"),
  VITE_SHOP_LOGO_DARK: file("/logo-dark.svg"),
  VITE_SHOP_ICON: file("/icon.svg"),
  VITE_SHOP_ACCENT: {
    kind: "not-a-choice",
    example: "#4b40c9",
    isValid: (value) => readableAccent(value) === value,
    nearest: readableAccent,
  },
  VITE_SHOP_RADIUS: like(/^(?:1?\d|2[0-4])$/, "7"),
  VITE_SHOP_FONT: like(/^(?:\/[\w./-]+\.woff2|[\w\s,"'-]+)$/, "Georgia, serif"),
  VITE_SHOP_SOCIAL: {
    kind: "not-a-url",
    example: "https://www.instagram.com/shop https://www.youtube.com/@shop",
    isValid: (value) => value.split(/[\s,]+/).every((each) => /^https:\/\//.test(each) && URL.canParse(each)),
  },
  VITE_DEFAULT_MARKET: like(new RegExp(`^(?:${locales.join("|")})-[a-z]{2}$`), "en-us"),
}

/** Settings that another one requires. */
const required = ({ VITE_SEARCH: search, VITE_CHAT: chat }: Config): readonly Name[] => [
  "VITE_API_URL",
  "VITE_PUBLISHABLE_KEY",
  ...(search === "hosted" ? (["VITE_SEARCH_APP_ID", "VITE_SEARCH_KEY"] as const) : []),
  ...(chat === "script" ? (["VITE_CHAT_URL"] as const) : []),
]

/** The invalid settings of a deployment, and the missing ones that it needs. Empty values count as left out. */
export function settingProblems(settings: Config): readonly SettingProblem[] {
  const given = Object.entries(settings).flatMap(([name, value]) => {
    const text = typeof value === "string" ? value.trim() : ""
    return text === "" ? [] : [[name as Name, text] as const]
  })
  const invalid = given.flatMap(([name, value]) => {
    const rule = rules[name]
    if (!rule || rule.isValid(value)) return []
    const nearest = rule.nearest?.(value)
    return nearest === undefined
      ? [{ name, value, kind: rule.kind, example: rule.example }]
      : [{ name, value, kind: "not-readable" as const, example: nearest }]
  })
  const names = new Set(given.map(([name]) => name))
  const missing = required(Object.fromEntries(given)).filter((name) => !names.has(name))
  return [
    ...missing.map((name) => ({ name, value: "", kind: "missing" as const, example: rules[name]?.example ?? "…" })),
    ...invalid,
  ]
}
