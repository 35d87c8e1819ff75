import { spawnSync } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  asHeadersFile,
  headersFor,
  inlineHashes,
  policyOf,
  readHeadersFile,
  rulesOf,
} from "#scripts/deploy/headers.mjs"
import { writeHeaders } from "#scripts/deploy/write-headers.mjs"

const html = `<head><script type="application/json" id="config">{}</script><script>go()</script><style>a{}</style></head>
<script type="module" crossorigin src="/assets/index.js"></script>`
const defaults = { VITE_API_URL: "https://api.example.com/base", VITE_PUBLISHABLE_KEY: "pk_1" }

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1) ?? []

describe("the content security policy", () => {
  it("allows only files of the app, and the inline scripts and styles of the page by their hashes", () => {
    const { script, style } = inlineHashes(html)
    expect([script, style].map((hashes) => hashes.length)).toEqual([1, 1])
    const policy = policyOf({ html, settings: defaults })
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'", ...script])
    expect(sourcesOf(policy, "style-src")).toEqual(["'self'", ...style])
    expect(policy).not.toMatch(/unsafe|\*/)
    for (const directive of ["object-src", "base-uri", "frame-ancestors", "frame-src"])
      expect(sourcesOf(policy, directive)).toEqual(["'none'"])
  })

  it.each([
    [defaults, ["https://api.example.com"]],
    [{ ...defaults, VITE_SEARCH_APP_ID: "APP" }, ["https://api.example.com", "https://*.algolia.net"]],
    [{ ...defaults, VITE_SEARCH_APP_ID: "APP", VITE_SEARCH: "listing" }, ["https://api.example.com"]],
    [
      { ...defaults, VITE_SEARCH: "hosted", VITE_SEARCH_HOST: "https://search.example.com" },
      ["https://api.example.com", "https://search.example.com"],
    ],
    [
      { ...defaults, VITE_REPORT_URL: "https://reports.example.com/shop" },
      ["https://api.example.com", "https://reports.example.com"],
    ],
    [{}, ["https:"]],
  ])("allows requests to the services of %j", (settings, expected) => {
    const sources = sourcesOf(policyOf({ html, settings }), "connect-src")
    expect(sources.slice(0, expected.length + 1)).toEqual(["'self'", ...expected])
  })

  it("allows the script and frames of a third-party chat or payment only if it is configured", () => {
    const chat = { ...defaults, VITE_CHAT: "script", VITE_CHAT_URL: "https://chat.example.com/widget.js" }
    for (const directive of ["script-src", "connect-src", "frame-src"])
      expect(sourcesOf(policyOf({ html, settings: chat }), directive)).toContain("https://chat.example.com")
    expect(policyOf({ html, settings: { ...chat, VITE_CHAT: "none" } })).not.toContain("chat.example.com")
    const stripe = policyOf({ html, settings: { ...defaults, VITE_STRIPE_KEY: "pk_live_1" } })
    expect(sourcesOf(stripe, "script-src")).toContain("https://js.stripe.com")
    expect(sourcesOf(stripe, "frame-src")).toEqual(
      expect.arrayContaining(["https://js.stripe.com", "https://hooks.stripe.com"]),
    )
    expect(sourcesOf(stripe, "connect-src")).toContain("https://api.stripe.com")
    expect(policyOf({ html, settings: defaults })).not.toContain("stripe.com")
    const injected = { ...chat, VITE_CHAT_URL: "javascript:alert(1)" }
    expect(sourcesOf(policyOf({ html, settings: injected }), "script-src")).toHaveLength(2)
  })
})

describe("the headers of a path", () => {
  const rules = rulesOf({ html, settings: defaults })

  it("are the same after writing and reading _headers", () => {
    expect(readHeadersFile(asHeadersFile(rules))).toEqual(rules)
  })

  it("let browsers keep the files whose names change, and protect every page", () => {
    expect(headersFor(rules, "/assets/index.js")["Cache-Control"]).toMatch(/immutable/)
    const page = headersFor(rules, "/products/shirt")
    expect(page).not.toHaveProperty("Cache-Control")
    expect(page).toMatchObject({ "Referrer-Policy": "strict-origin", "X-Frame-Options": "DENY" })
    expect(page["Permissions-Policy"]).toContain("camera=()")
  })

  it("have no name twice, because hosts join the values of several rules", () => {
    const names = rules.flatMap(({ headers }) => Object.keys(headers))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe("npm run configure", () => {
  let dir = ""
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "configure-"))
    await writeFile(join(dir, "index.html"), html)
    await writeHeaders(dir, { settings: defaults, demo: false })
  })
  afterEach(() => rm(dir, { recursive: true }))

  const read = (name: string) => readFile(join(dir, name), "utf8")
  const configure = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ["scripts/configure.mjs", "--dir", dir, ...args], {
      encoding: "utf8",
      env: { PATH: process.env.PATH ?? "", ...env },
    })
  const live = { VITE_API_URL: "https://live.example.com", VITE_CHAT_ID: "</script><script>alert(1)</script>" }

  it("writes settings into the page and the policy, again and again", async () => {
    await writeFile(join(dir, "live.json"), JSON.stringify(live))
    expect(configure([], { VITE_API_URL: "https://staging.example.com" }).status).toBe(0)
    expect(configure(["--config", join(dir, "live.json")]).status).toBe(0)
    const block = /id="config">([^<]*)<\/script><script>go/.exec(await read("index.html"))?.[1] ?? ""
    expect(JSON.parse(block)).toEqual(live)
    const headers = headersFor(readHeadersFile(await read("_headers")), "/")
    expect(sourcesOf(headers["Content-Security-Policy"] ?? "", "connect-src")).toEqual([
      "'self'",
      "https://live.example.com",
    ])
    expect(await read(".headers/nginx.conf")).toContain('add_header Content-Security-Policy "default-src')
    expect(await read(".headers/Caddyfile")).toContain('header Content-Security-Policy "default-src')
  })

  it("can leave the settings in a file", async () => {
    expect(configure(["--file"], { VITE_API_URL: "https://live.example.com" }).status).toBe(0)
    expect(await read("index.html")).toContain('id="config"></script>')
    expect(JSON.parse(await read("config.json"))).toEqual({ VITE_API_URL: "https://live.example.com" })
  })

  it("writes the shop's name, color and icon into the page and its manifest, and says if it has no name", async () => {
    const page = html.replace("<head>", '<head><title>Store</title><link rel="icon" href="/favicon.svg" />')
    await writeFile(join(dir, "index.html"), page)
    await writeFile(join(dir, "n.svg"), "<svg/>")
    expect(configure([]).stdout).toContain("VITE_SHOP_NAME is not set")
    const { stdout } = configure([], { VITE_SHOP_NAME: "Nord", VITE_SHOP_ACCENT: "#0b6b53", VITE_SHOP_ICON: "/n.svg" })
    expect(stdout).not.toContain("VITE_SHOP_NAME is not set")
    const written = await read("index.html")
    for (const part of ["<title>Nord</title>", '<link rel="icon" href="/n.svg" />', "--color-accent:light-dark(oklch("])
      expect(written).toContain(part)
    const policy = headersFor(readHeadersFile(await read("_headers")), "/")["Content-Security-Policy"] ?? ""
    expect(sourcesOf(policy, "style-src")).toEqual(["'self'", ...inlineHashes(written).style])
    expect(JSON.parse(await read("manifest.webmanifest"))).toMatchObject({ name: "Nord", icons: [{ src: "/n.svg" }] })
  })

  it.each([
    ["VITE_SHOP_LOGO", "/logo.svg", "x".repeat(5_000_000), "has 4883 kB, at most 200 kB"],
    ["VITE_SHOP_LOGO_DARK", "/logo.svg", "<svg><script>alert(1)</script></svg>", "contains a script"],
    ["VITE_SHOP_ICON", "/icon.svg", '<svg onload="alert(1)"/>', "contains a script"],
    ["VITE_SHOP_LOGO", "/missing.svg", undefined, "there is no /missing.svg"],
    ["VITE_SHOP_ACCENT", "#ffd400", undefined, "expected #"],
  ])("refuses %s=%s if it can't be shown or seen, and changes nothing", async (name, value, content, reason) => {
    if (content) await writeFile(join(dir, value), content)
    const { status, stderr } = configure([], { [name]: value })
    expect([status, stderr]).toEqual([2, expect.stringContaining(reason)])
    expect(stderr).toContain(name)
    expect(await read("index.html")).toBe(html)
  })

  it("refuses unknown settings, other values than texts and damaged files, and changes nothing", async () => {
    for (const [text, reason] of [
      ['{"VITE_API": "x"}', 'unknown setting "VITE_API"'],
      ['{"VITE_API_URL": 1}', "must be a text"],
      ["[]", "must hold one object"],
      ["{", "isn't valid JSON"],
    ] as const) {
      await writeFile(join(dir, "bad.json"), text)
      const { status, stderr } = configure(["--config", join(dir, "bad.json")])
      expect([status, stderr]).toEqual([2, expect.stringContaining(reason)])
    }
    expect(await read("index.html")).toBe(html)
  })

  it("refuses every invalid value by its name, says what is valid, and changes nothing", async () => {
    const bad = {
      VITE_API_URL: "not a url",
      VITE_AUTH: "cookie",
      VITE_PUBLISHABLE_KEY: "x",
      VITE_RETURN_DAYS: "abc",
      VITE_DELIVERY_DAYS: "soon",
      VITE_SEARCH: "google",
      VITE_CHAT: "script",
      VITE_CHAT_URL: "javascript:alert(1)",
      VITE_STRIPE_CAPTURE: "yes",
      VITE_IMAGE_URL: "https://images.example.com",
      VITE_REPORT_URL: "reports",
    }
    const headers = await read("_headers")
    const { status, stderr } = configure([], bad)
    expect(status).toBe(2)
    for (const [name, value] of Object.entries(bad).filter(([name]) => name !== "VITE_CHAT"))
      expect(stderr).toContain(`${name} can't be "${value}": expected `)
    expect(stderr).toContain('VITE_AUTH can\'t be "cookie": expected jwt | session')
    expect([await read("index.html"), await read("_headers")]).toEqual([html, headers])
  })

  it("refuses a deployment without the settings that it needs", async () => {
    await writeHeaders(dir, { settings: {}, demo: false })
    const { status, stderr } = configure([], { VITE_API_URL: "https://live.example.com", VITE_SEARCH: "hosted" })
    expect(status).toBe(2)
    for (const name of ["VITE_PUBLISHABLE_KEY", "VITE_SEARCH_APP_ID", "VITE_SEARCH_KEY"])
      expect(stderr).toContain(`${name} is missing`)
    expect(configure([], { VITE_API_URL: "https://live.example.com", VITE_PUBLISHABLE_KEY: "pk_1" }).status).toBe(0)
  })
})
