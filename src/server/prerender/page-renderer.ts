import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { apiLocales } from "#lib/api-locale.ts"
import { applyConfig, type Config, settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import { joinMarket } from "#lib/market-prefix.ts"
import { type Manifest, pageFiles } from "#server/page-files.ts"
import { readFrame } from "#server/page-frame.ts"
import { type RenderScope, renderPage } from "#server/render-page.tsx"
import { checkScript, PAGE_ADDRESS_ID, type PageAddress } from "./check-address.ts"
import { pageFile } from "./page-file.ts"
import { digestOf, recordRequests } from "./recorded-requests.ts"

/** What a renderer needs for all pages. */
export interface SiteSource {
  /** Folder of the build. */
  readonly dir: string
  readonly out: string
  /** The build's page, around the content of all pages. */
  readonly indexHtml: string
  readonly settings: Config
  /** Path that the site serves the app at, "/" or "/shop/". */
  readonly base: string
  readonly address: Omit<PageAddress, "path" | "prefix" | "prefixes">
  /** Origin to leave out of the pages, if the site's is only known when they are opened. */
  readonly unknownOrigin?: string
}

/** A page to render in a market. */
export interface PageTask {
  readonly path: string
  readonly scope: RenderScope
  /** The markets in which the page has a file. */
  readonly markets: readonly string[]
  /** What the page's file was rendered from; undefined if there is none, or if it is of another build. */
  readonly known: { readonly requests: readonly string[]; readonly digest: string } | undefined
}

export type PageOutcome =
  | { readonly kind: "unchanged" }
  | { readonly kind: "written"; readonly requests: readonly string[]; readonly digest: string }
  /** There is no such page, it leads elsewhere, or no file can have its name. */
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly reason: string }

export interface PageRenderer {
  /** Renders a page into its file, unless the API responds to its requests as before. */
  readonly render: (task: PageTask) => Promise<PageOutcome>
  readonly close: () => void
}

export async function createPageRenderer(source: SiteSource): Promise<PageRenderer> {
  applyConfig(source.settings)
  const manifest = await readFile(join(source.dir, ".vite", "manifest.json"), "utf8")
  const frame = readFrame(source.indexHtml, source.settings)
  const filesOf = pageFiles(JSON.parse(manifest) as Manifest, source.base)
  const requests = recordRequests()

  async function isUnchanged({ known, scope }: PageTask, file: string): Promise<boolean> {
    const env = readEnv(settings(), scope.origin)
    if (!known || !env.ok) return false
    const headers = {
      accept: "application/json",
      "x-publishable-api-key": env.env.publishableKey,
      "x-medusa-locale": apiLocales[scope.locale],
    }
    const sent = await requests.repeat(known.requests, headers).catch(() => undefined)
    if (!sent || digestOf(sent) !== known.digest) return false
    return readFile(file).then(
      () => true,
      () => false,
    )
  }

  async function render(task: PageTask): Promise<PageOutcome> {
    const { path, scope } = task
    const name = pageFile(joinMarket(scope.prefix, path))
    if (!name) return { kind: "missing" }
    const file = join(source.out, name)
    try {
      if (await isUnchanged(task, file)) return { kind: "unchanged" }
      const { result: page, requests: sent } = await requests.record(() =>
        renderPage(joinMarket(scope.prefix, path), scope),
      )
      if (page.kind === "redirect" || page.status !== 200) return { kind: "missing" }
      const address: PageAddress = { ...source.address, path, prefix: scope.prefix, prefixes: task.markets }
      const document = frame.write(
        page,
        scope.locale,
        filesOf(page.state.routes, page.parts, scope.locale),
        startOf(address),
      )
      await mkdir(dirname(file), { recursive: true })
      // A host that sends the file at this moment sends the one before.
      await writeFile(`${file}.draft`, source.unknownOrigin ? withoutOrigin(document, source.unknownOrigin) : document)
      await rename(`${file}.draft`, file)
      // Without a digest, the next run renders the page again.
      return sent
        ? { kind: "written", requests: [...sent.keys()], digest: digestOf(sent) }
        : { kind: "written", requests: [], digest: "" }
    } catch (error) {
      return { kind: "failed", reason: error instanceof Error ? error.message : String(error) }
    }
  }

  return { render, close: requests.stop }
}

/** Elements of the head that name the origin are left out: the app adds them. */
const withoutOrigin = (document: string, origin: string): string =>
  document
    .replaceAll(new RegExp(`<(?:meta|link) (?![^>]*rel="preload")[^>]*${origin}[^>]*>`, "g"), "")
    .replaceAll(origin, "")

/** What a page starts with, before its content can be seen. */
function startOf(address: PageAddress): string {
  const json = JSON.stringify(address).replaceAll("<", "\\u003c")
  return `<script type="application/json" id="${PAGE_ADDRESS_ID}">${json}</script>${checkScript}`
}
