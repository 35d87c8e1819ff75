import type { Plugin } from "vite"

/**
 * Vite shows a fallback page until the app is bundled, then reloads the pages that are connected. A page that connects
 * later would show the fallback forever; it is reloaded once it connects.
 */
export function reloadFallback(): Plugin {
  return {
    name: "reload-fallback",
    apply: "serve",
    configureServer({ environments: { client } }) {
      client.hot.on("vite:client:connect", (_data, page) => {
        if (client.bundledDev?.hasBuildOutput) page.send({ type: "full-reload", path: "*", ifFallback: true })
      })
    },
  }
}
