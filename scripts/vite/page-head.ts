import type { Plugin } from "vite"
import { MANIFEST_FILE, manifest, withBrand } from "#lib/brand-page.ts"
import { CONFIG_ID, type Config } from "#lib/config.ts"
import { demoItems } from "#lib/demo-items.ts"
import { PRODUCT_NAME } from "#lib/product-name.ts"
import { startEarly } from "#mocks/browser/start-early.ts"
import { brandFileProblems } from "#scripts/deploy/brand-files.mjs"

/**
 * Puts into the built page what it needs before its scripts: the settings' place, the style sheet, and in the demo the start
 * of its backend. `settings` are the build's own.
 */
export function pageHead({ settings, demo }: { settings: Config; demo: boolean }): Plugin {
  let base = "/"
  let publicDir = ""
  const shop = demo ? { VITE_SHOP_NAME: PRODUCT_NAME, ...settings } : settings
  return {
    name: "page-head",
    apply: "build",
    configResolved(config) {
      base = config.base
      publicDir = config.publicDir
    },
    async generateBundle() {
      const problems = await brandFileProblems(publicDir, settings)
      if (problems.length > 0) this.error(problems.join("\n"))
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: manifest(shop, base) })
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return undefined
        // Its disabled link, which browsers don't load, tells Vite's code that imports of other files don't have to wait for it.
        const [link = "", href = ""] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? []
        const sheet = bundle[href.slice(base.length)]
        const style = sheet?.type === "asset" ? `<style>${String(sheet.source)}</style>` : link
        // Without the API's address, the settings are read from a file when the page opens.
        const config = demo || settings.VITE_API_URL ? "{}" : ""
        const block = `<script type="application/json" id="${CONFIG_ID}">${config}</script>`
        const head = block + (demo ? startBackend(Object.keys(bundle), base) : "") + style
        return (
          withBrand(html, shop, base)
            .replace(link, () => link.replace(" ", " disabled "))
            // Browsers look for the encoding at the start of the page only.
            .replace('<meta charset="utf-8" />', (charset) => charset + head)
            .replace("</head>", `<link rel="manifest" href="${base}${MANIFEST_FILE}" /></head>`)
        )
      },
    },
  }
}

function startBackend(files: readonly string[], base: string): string {
  const worker = files.find((file) => /(?:^|\/)shared-worker-[\w-]+\.js$/.test(file))
  if (!worker) throw new Error("The demo has no shared worker.")
  const backend = {
    worker: base + worker,
    serviceWorker: `${base}demo-service-worker.js`,
    database: demoItems.demoBackend.key + base.slice(0, -1),
    replaced: demoItems.demoReplaced.key + base.slice(0, -1),
  }
  return `<script>(${startEarly.toString()})(${JSON.stringify(backend)})</script>`
}
