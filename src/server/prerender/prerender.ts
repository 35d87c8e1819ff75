import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { MANIFEST_FILE, manifest } from "#lib/brand-page.ts"
import { crawlerPattern } from "#lib/browser-languages.ts"
import { applyConfig, type Config } from "#lib/config.ts"
import { type Locale, locales } from "#lib/locale.ts"
import { alternatesOf, fullPrefix, joinMarket, splitMarket } from "#lib/market-prefix.ts"
import { marketSetting } from "#lib/market-setting.ts"
import { placeOf } from "#lib/place.ts"
import { writeHeaders } from "#scripts/deploy/write-headers.mjs"
import { pageScripts, readFrame } from "#server/page-frame.ts"
import { checkScript, PAGE_ADDRESS_ID } from "./check-address.ts"
import { pageFile } from "./page-file.ts"
import type { SiteSource } from "./page-renderer.ts"
import type { Renderers } from "./renderers.ts"
import { copyBuild, lockSite } from "./site-folder.ts"
import { sitePages } from "./site-pages.ts"
import { openRecord, recordedMarkets, type SiteRecord } from "./site-record.ts"

export interface PrerenderOptions {
  /** Folder of the build. */
  readonly dir: string
  /** Folder for the site, which can be the build's own; an earlier run's files that are still right stay. */
  readonly out: string
  readonly settings: Config
  /** Origin of the site, such as "https://shop.example". */
  readonly origin: string
  /** Path that the site serves the app at, "/" or "/shop/". */
  readonly base?: string
  /** Markets to render, such as "/de-at" and "" for the default one; all without it. The files of others are removed. */
  readonly prefixes?: readonly string[] | undefined
  /** Whether a page is rendered in a market; the browser shows the others. */
  readonly includes?: (path: string, prefix: string) => boolean
  /** Whether a run may remove most of the earlier pages. */
  readonly allowsRemoval?: boolean
  readonly start: (source: SiteSource) => Promise<Renderers> | Renderers
  /** Called after each page. */
  readonly onPage?: (progress: Progress) => void
}

export interface Progress {
  /** The market that is being rendered, such as "/de-at"; empty for the default one. */
  readonly prefix: string
  readonly done: number
  readonly total: number
  readonly written: number
}

export interface Prerendered {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
  /** Pages that the browser shows, because no file can have their name or the shop leads elsewhere. */
  readonly missing: number
  /** Pages that couldn't be rendered, with the reason. Their files, if there are any, stay. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[]
}

/** Pages after which a run that is interrupted doesn't start again. */
const SAVE_EVERY = 200
/** Pages that a run may always remove; of more, it removes half at most. */
const MAX_REMOVED = 20

/**
 * Writes all public pages of a shop as files. Throws, and changes no page, if the API doesn't say which there are, if most of
 * the earlier ones would be removed, or if another run writes to the folder.
 */
export async function prerender(options: PrerenderOptions): Promise<Prerendered> {
  const unlock = await lockSite(options.out)
  try {
    return await writeSite(options)
  } finally {
    await unlock()
  }
}

async function writeSite(options: PrerenderOptions): Promise<Prerendered> {
  const { dir, out, settings, origin, base = "/", includes = () => true } = options
  const indexHtml = await readFile(join(dir, "index.html"), "utf8")
  if (indexHtml.includes(`id="${PAGE_ADDRESS_ID}"`))
    throw new Error(`${dir} contains rendered pages already. Build the app again, or write the pages to another folder`)
  applyConfig(settings)
  const { paths, regions } = await sitePages(origin)
  const main = marketSetting()
  const all = [...new Set(alternatesOf(regions, main, locales).map(({ prefix }) => prefix))]
  const country = placeOf(regions, main.country)?.country ?? ""
  const named = options.prefixes?.map((prefix) => (prefix === fullPrefix(main.locale, country) ? "" : prefix))
  const prefixes = [...new Set(named ?? all)]
  const unknown = prefixes.find((prefix) => !all.includes(prefix))
  if (unknown !== undefined) throw new Error(`the shop has no market ${unknown.slice(1)}`)
  const address: SiteSource["address"] = {
    base: base.slice(0, -1),
    locales,
    countries: regions.flatMap(({ countries }) => (countries ?? []).flatMap(({ iso_2 }) => iso_2 ?? [])),
    main: { locale: main.locale, country },
    crawlers: crawlerPattern,
  }
  const source: SiteSource = { dir, out, indexHtml, settings, base, address }
  // The footer shows it.
  const year = new Date().getFullYear()
  const build = createHash("sha256")
    .update(JSON.stringify([indexHtml, settings, origin, address, prefixes, year, await codeOf(import.meta.filename)]))
    .digest("base64url")
  const pathsOf = (prefix: string) =>
    new Set(prefixes.includes(prefix) ? paths.filter((path) => includes(path, prefix)) : [])
  if (!options.allowsRemoval) await checkRemoval()

  const removeOldAssets = await copyBuild(dir, out)
  const renderers = await options.start(source)
  const counts = { written: 0, unchanged: 0, removed: 0, missing: 0 }
  const failed: { path: string; reason: string }[] = []
  /** Pages that have a file, and are listed by the shop but not found. */
  const gone: { path: string; prefix: string }[] = []
  try {
    for (const prefix of prefixes) await renderMarket(prefix)
    for (const prefix of await recordedMarkets(out)) if (!prefixes.includes(prefix)) await removeMarket(prefix)
    await removeGone()
  } finally {
    await renderers.close()
  }
  await writeHostFiles()
  // A page that couldn't be rendered can be of an older build.
  if (failed.length === 0) await removeOldAssets()
  return { ...counts, failed }

  async function checkRemoval(): Promise<void> {
    let earlier = 0
    let removed = 0
    for (const prefix of new Set([...prefixes, ...(await recordedMarkets(out))])) {
      const known = (await openRecord(out, prefix, build)).paths()
      const current = pathsOf(prefix)
      earlier += known.length
      removed += known.filter((path) => !current.has(path)).length
    }
    if (removed > MAX_REMOVED && removed > earlier / 2)
      throw new Error(
        `${removed} of ${earlier} earlier pages would be removed, because the shop or --markets no longer has them. If that's right, run it with --allow-removal`,
      )
  }

  /** Writes what hosts read, once all pages are those of this build. */
  async function writeHostFiles(): Promise<void> {
    const built = JSON.parse(await readFile(join(dir, ".headers", "settings.json"), "utf8")) as { demo: boolean }
    // Shown for addresses without a file: the app renders their page.
    const empty = readFrame(indexHtml, settings).empty()
    const kept = await inlineParts(failed.map(({ path }) => join(out, pageFile(path) ?? "")))
    const html = empty.replace("</head>", () => `${checkScript}${pageScripts}${kept}</head>`)
    await writeHeaders(out, { ...built, base, settings: { ...settings }, built: { settings, ...built }, html })
    await Promise.all(["200.html", "404.html"].map((name) => writeFile(join(out, name), empty)))
    await writeFile(join(out, MANIFEST_FILE), manifest(settings, base))
    // For Netlify. Cloudflare Pages ignores this rule; one that leads to another file would count for all files too.
    await writeFile(join(out, "_redirects"), `${base}* ${base}index.html 200\n`)
  }

  async function renderMarket(prefix: string): Promise<void> {
    const { language = main.locale, country } = splitMarket(prefix, locales)
    const scope = { origin, locale: language as Locale, country, prefix }
    const record = await openRecord(out, prefix, build)
    const current = pathsOf(prefix)
    for (const path of record.paths()) if (!current.has(path)) await removePage(record, path, prefix)
    const queue = current.values()
    let done = 0
    let written = 0

    async function renderNext(): Promise<void> {
      for (const path of queue) {
        const markets = prefixes.filter((market) => includes(path, market))
        const outcome = await renderers.render({ path, scope, markets, known: record.of(path) })
        const isGone = outcome.kind === "missing" && hasFile(path, prefix)
        if (outcome.kind === "written") {
          record.note(path, outcome.requests, outcome.digest)
          written += 1
        } else if (outcome.kind === "missing" && !isGone) record.remove(path)
        if (outcome.kind === "failed") failed.push({ path: joinMarket(prefix, path), reason: outcome.reason })
        else if (isGone) gone.push({ path, prefix })
        else counts[outcome.kind] += 1
        done += 1
        options.onPage?.({ prefix, done, total: current.size, written })
        if (done % SAVE_EVERY === 0) await record.save()
      }
    }

    await Promise.all(Array.from({ length: renderers.places }, renderNext))
    await record.save()
  }

  /** Removes them, unless they are many: then the API rather fails than that the shop has lost its pages. */
  async function removeGone(): Promise<void> {
    const others = counts.written + counts.unchanged
    if (!options.allowsRemoval && gone.length > MAX_REMOVED && gone.length > others) {
      const reason = "the shop lists it but doesn't find it. If that's right, run the command with --allow-removal"
      failed.push(...gone.map(({ path, prefix }) => ({ path: joinMarket(prefix, path), reason })))
      return
    }
    for (const market of new Set(gone.map(({ prefix }) => prefix))) {
      const record = await openRecord(out, market, build)
      for (const { path, prefix } of gone) if (prefix === market) await removePage(record, path, prefix)
      await record.save()
    }
  }

  function hasFile(path: string, prefix: string): boolean {
    const name = pageFile(joinMarket(prefix, path))
    return name !== undefined && existsSync(join(out, name))
  }

  async function removeMarket(prefix: string): Promise<void> {
    const record = await openRecord(out, prefix, build)
    for (const path of record.paths()) await removePage(record, path, prefix)
    await record.delete()
  }

  async function removePage(record: SiteRecord, path: string, prefix: string): Promise<void> {
    const name = pageFile(joinMarket(prefix, path))
    if (name) await rm(join(out, name), { force: true })
    record.remove(path)
    counts.removed += 1
  }
}

/** The code that renders pages: another one can write others. */
const codeOf = (file: string): Promise<string> => readFile(file, "utf8")

/** The scripts and styles in earlier files that stay, which must be allowed too. */
async function inlineParts(files: readonly string[]): Promise<string> {
  const parts = new Set<string>()
  for (const file of files) {
    const html = await readFile(file, "utf8").catch(() => "")
    for (const part of html.match(/<(script|style)>[\s\S]*?<\/\1>/g) ?? []) parts.add(part)
  }
  return [...parts].join("")
}
