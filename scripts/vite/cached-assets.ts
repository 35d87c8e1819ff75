import { existsSync } from "node:fs"
import { resolve } from "node:path"
import type { Plugin } from "vite"
import { assetCaching } from "#scripts/deploy/headers.mjs"

/** Lets browsers keep a preview's files whose names change with their content, like the server of a deployed build. */
export const cachedAssets = (): Plugin => ({
  name: "cached-assets",
  configurePreviewServer({ middlewares, config: { root, base, build } }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost")
      // The preview responds to a missing file with the page.
      const file = pathname.slice(base.length)
      if (pathname.startsWith(`${base}assets/`) && existsSync(resolve(root, build.outDir, file)))
        response.setHeader("Cache-Control", assetCaching)
      next()
    })
  },
})
