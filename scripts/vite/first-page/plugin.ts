import { build, type InlineConfig, type Plugin, type Rolldown, runnerImport } from "vite"
import { CONFIG_ID, type Config } from "#lib/config.ts"
import { locales } from "#lib/locale.ts"
import type { Part } from "#lib/messages/index.ts"
import type { PagePlan, Plan, PrerenderedViews } from "#lib/preload.ts"
import type * as Answers from "./answers.ts"
import { filesOf } from "./files.ts"
import type * as Pages from "./pages.ts"
import type * as Views from "./views.tsx"

/** Settings at build time; null on the in-memory backend, which starts with the app. */
type Defaults = Config | null

/**
 * Adds two inline scripts to the built page. The one in the head requests all files and data of the first store page; the
 * one in the body shows that page's placeholders. Both run before the app's scripts have loaded.
 */
export function firstPage(defaults: Defaults): Plugin {
  // The queries use a placeholder, which is removed from the recorded paths.
  const app: InlineConfig & { base: string } = {
    base: "/",
    configFile: false,
    define: {
      "import.meta.env.VITE_API_URL": JSON.stringify("http://localhost"),
      "import.meta.env.VITE_PUBLISHABLE_KEY": JSON.stringify("pk_none"),
    },
  }
  let answers: Answers.FirstAnswers | undefined
  return {
    name: "first-page",
    apply: "build",
    configResolved({ mode, base }) {
      Object.assign(app, { mode, base })
    },
    async buildEnd(error) {
      if (error || defaults) return
      const { module } = await runnerImport<typeof Answers>(`${import.meta.dirname}/answers.ts`, app)
      answers = await module.firstAnswers(app.base)
      for (const [fileName, source] of answers.files) this.emitFile({ type: "asset", fileName, source })
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle) return undefined
        const folder = import.meta.dirname
        const { module: pagesOfShop } = await runnerImport<typeof Pages>(`${folder}/pages.ts`, app)
        const { module: views } = await runnerImport<typeof Views>(`${folder}/views.tsx`, app)
        const { pathsOf, shopPages } = pagesOfShop
        const { files, of, entry } = filesOf(Object.values(bundle).filter((file) => file.type === "chunk"))
        // The entry and its imports first, which are larger and needed first.
        const frame = [
          ...new Set([
            ...entry,
            ...["routeTree.gen.ts?area=store", "routes/_store/route.tsx"].flatMap((file) => of(file)),
          ]),
        ]
        const backend = ["mocks/browser.ts", "app/demo-backend/show.tsx"].flatMap((file) => of(file))
        const demo = { backend: [...new Set(backend)].filter((index) => !frame.includes(index)) }
        const pages: PagePlan[] = []
        const textsOf = (parts: readonly Part[]) =>
          Object.fromEntries(
            locales.map((locale) => [locale, parts.flatMap((part) => of(`lib/messages/${locale}/${part}.ts`))]),
          )
        for (const { pattern, files = [], parts, queries, signedIn, view, isMember, preview } of shopPages) {
          const pageFiles = new Set(files.flatMap((file) => of(`routes/_store/${file}`)))
          const page = {
            pattern,
            files: [...pageFiles].filter((index) => !frame.includes(index)),
            ...(parts && { texts: textsOf(parts) }),
            requests: await pathsOf(queries),
            ...(signedIn && { signedIn: await pathsOf(signedIn) }),
            view,
            ...(isMember && { isMember }),
            answers: answers?.byPage[pattern],
          }
          const [path] = preview ? await pathsOf([preview.query]) : []
          pages.push(
            path && preview
              ? { ...page, preview: { rows: preview.rows, only: preview.only, search: preview.search, path } }
              : page,
          )
        }
        const texts = textsOf(["shared", "store"])
        const [regions = ""] = await pathsOf()
        const plan: Plan = {
          files,
          frame,
          texts,
          pages,
          api: defaults && regions ? { defaults, regions } : null,
          demo: defaults ? null : { ...demo, regions },
        }
        // Inlines the style sheet, because the first view waits only for it. Its disabled link, which browsers don't load,
        // tells Vite's code that imports of other files don't have to wait for it.
        const [link = "", href = ""] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? []
        const sheet = bundle[href.slice(app.base.length)]
        const style = sheet?.type === "asset" ? `<style>${String(sheet.source)}</style>` : link
        // Without the API's address, the settings are read from a file when the page opens.
        const config = defaults && !defaults.VITE_API_URL ? "" : "{}"
        const block = `<script type="application/json" id="${CONFIG_ID}">${config}</script>`
        const head = `${block}<script>${await script(app.base, !defaults)};ahead.send(${asScript(plan)})</script>${defaults ? "" : startBackend(Object.keys(bundle), app.base)}${style}`
        const inlineStyle = /<[^>]* style=/.exec(Object.values(views.prerendered).flatMap(htmlOf).join(""))
        if (inlineStyle) throw new Error(`The content security policy forbids the prerendered ${inlineStyle[0]}…>`)
        const body = `<script>ahead.show(${asScript(views.prerendered)})</script>`
        return (
          html
            .replace(link, () => link.replace(" ", " disabled "))
            // Browsers look for the encoding at the start of the page only.
            .replace('<meta charset="utf-8" />', (charset) => charset + head)
            .replace("</body>", () => `${body}</body>`)
        )
      },
    },
  }
}

const htmlOf = ({ headers, pages }: PrerenderedViews) => [...Object.values(headers), ...Object.values(pages)]

/** Escapes JSON for use in an inline script. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")

/**
 * Starts the demo's worker and service worker before the app's scripts have loaded. The app takes them over, and
 * reports problems then. On a first visit it starts them itself, after the first page.
 */
function startBackend(files: readonly string[], base: string): string {
  const worker = files.find((file) => /(?:^|\/)shared-worker-[\w-]+\.js$/.test(file))
  if (!worker) throw new Error("The demo has no shared worker.")
  // The same options as in src/mocks/browser/link.ts, which takes the worker over.
  return `<script>(async()=>{if(await window.firstVisit)return;const worker=new SharedWorker(${asScript(base + worker)},{type:"module",name:"backend",extendedLifetime:true});const started=window.startedWorker={worker,hasFailed:false};worker.onerror=()=>{started.hasFailed=true};await navigator.serviceWorker.register(${asScript(`${base}demo-service-worker.js`)})})().catch(()=>{})</script>`
}

async function script(base: string, demo: boolean): Promise<string> {
  const lib = { entry: "src/lib/preload.ts", name: "ahead", formats: ["iife" as const] }
  const built = await build({
    configFile: false,
    base,
    publicDir: false,
    logLevel: "error",
    define: { "import.meta.env.VITE_DEMO": JSON.stringify(demo) },
    build: { lib, write: false },
  })
  const [{ output }] = built as readonly Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
