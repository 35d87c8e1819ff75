import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Plugin } from "vite"
import { headersFor, readHeadersFile } from "#scripts/deploy/headers.mjs"

/** Serves a preview with the response headers of its build, which its host sends later: the content security policy, caching. */
export const previewHeaders = (): Plugin => ({
  name: "preview-headers",
  configurePreviewServer({ middlewares, config: { root, base, build } }) {
    const dir = resolve(root, build.outDir)
    const rules = readHeadersFile(readFileSync(resolve(dir, "_headers"), "utf8"))
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost")
      const isMissing = !existsSync(resolve(dir, pathname.slice(base.length)))
      // The preview responds to a missing file with the page.
      for (const [name, value] of Object.entries(headersFor(rules, pathname)))
        if (!(isMissing && name === "Cache-Control")) response.setHeader(name, value)
      next()
    })
  },
})
