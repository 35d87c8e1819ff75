import { build, type InlineConfig, type Plugin, type Rolldown, runnerImport } from "vite"
import { locales } from "#lib/locale.ts"
import type { PagePlan, Plan } from "#lib/preload.ts"
import { filesOf } from "./files.ts"
import type * as Pages from "./pages.ts"
import type * as Sights from "./sights.tsx"

interface Api {
  readonly url?: string | undefined
  readonly key?: string | undefined
}

/**
 * Writes two scripts into the built page. The one in the head sends for all that the shop's first page needs, the one in
 * the body draws that page as it looks before anything has answered. Both run long before the app's own are there.
 */
export function firstPage(api: Api): Plugin {
  // Without a server the queries get an address that is cut off again.
  const url = (api.url || "http://localhost").replace(/\/+$/, "")
  const app: InlineConfig = {
    configFile: false,
    define: {
      "import.meta.env.VITE_API_URL": JSON.stringify(url),
      "import.meta.env.VITE_PUBLISHABLE_KEY": JSON.stringify(api.key || "pk_none"),
    },
  }
  return {
    name: "first-page",
    apply: "build",
    configResolved({ mode }) {
      app.mode = mode
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle) return undefined
        const folder = import.meta.dirname
        const { module: pagesOfShop } = await runnerImport<typeof Pages>(`${folder}/pages.ts`, app)
        const { module: sights } = await runnerImport<typeof Sights>(`${folder}/sights.tsx`, app)
        const { pathsOf, shopPages } = pagesOfShop
        const { files, of } = filesOf(Object.values(bundle).filter((file) => file.type === "chunk"))
        const frame = of("routes/_store/route.tsx")
        const pages: PagePlan[] = []
        for (const { pattern, file, asks, view, glance } of shopPages) {
          const own = file ? of(`routes/_store/${file}`).filter((index) => !frame.includes(index)) : []
          const page = { pattern, files: own, requests: await pathsOf(asks), view }
          const [path] = glance ? await pathsOf([glance.query]) : []
          pages.push(path && glance ? { ...page, glance: { path, rows: glance.rows, only: glance.only } } : page)
        }
        const textsOf = (locale: string) =>
          ["shared", "store"].flatMap((part) => of(`lib/messages/${locale}/${part}.ts`))
        const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]))
        const [regions = ""] = await pathsOf()
        const plan: Plan = {
          files,
          frame,
          texts,
          pages,
          api: api.url && api.key && regions ? { url, key: api.key, regions } : null,
        }
        // The style stands in the page itself: it is all that the first sight waits for.
        const [link = "", href = ""] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? []
        const sheet = bundle[href]
        const style = sheet?.type === "asset" ? `<style>${String(sheet.source)}</style>` : link
        const head = `<script>${await script()};ahead.send(${asScript(plan)})</script>${style}`
        const body = `<script>ahead.draw(${asScript(sights.drawn)})</script>`
        return html
          .replace(link, "")
          .replace("<head>", () => `<head>${head}`)
          .replace("</body>", () => `${body}</body>`)
      },
    },
  }
}

/** As it may stand between script tags. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")

async function script(): Promise<string> {
  const lib = { entry: "src/lib/preload.ts", name: "ahead", formats: ["iife" as const] }
  const built = await build({ configFile: false, publicDir: false, logLevel: "error", build: { lib, write: false } })
  const [{ output }] = built as readonly Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
