import { join } from "node:path"
import type { Plugin } from "vite"

/**
 * Watches the folder of the pages. Bundled development watches only files that are in the bundle: the route tree would
 * miss a new page until one that exists is requested.
 */
export function watchRoutes(): Plugin {
  return {
    name: "watch-routes",
    apply: "serve",
    configureServer({ config, watcher }) {
      watcher.add(join(config.root, "src", "routes"))
    },
  }
}
