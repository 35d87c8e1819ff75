import type { Plugin } from "vite"
import { MANIFEST_FILE, manifest, withBrand } from "#lib/brand-page.ts"
import { CONFIG_ID, type Config } from "#lib/config.ts"
import { demoItems } from "#lib/demo-items.ts"
import { startEarly } from "#mocks/browser/start-early.ts"

/**
 * Puts into the built page what it needs before its scripts: the settings' place, the style sheet, and in the demo the start
 * of its backend. `defaults` are the build's settings, null on the in-memory backend.
 */
export function pageHead(defaults: Config | null): Plugin {
  let base = "/"
  const brandSettings = defaults ?? { VITE_DEMO: true }
  return {
    name: "page-head",
    apply: "build",
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: manifest(brandSettings, base) })
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
        const config = defaults && !defaults.VITE_API_URL ? "" : "{}"
        const block = `<script type="application/json" id="${CONFIG_ID}">${config}</script>`
        const head = block + (defaults ? "" : startBackend(Object.keys(bundle), base)) + style
        return (
          withBrand(html, brandSettings)
            .replace(link, () => link.replace(" ", " disabled "))
            // Browsers look for the encoding at the start of the page only.
            .replace('<meta charset="utf-8" />', (charset) => charset + head)
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
