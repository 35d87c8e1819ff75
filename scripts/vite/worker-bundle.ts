import { build, type Plugin, type Rolldown } from "vite"

const WORKER = "/src/mocks/browser/shared-worker.ts"

/**
 * Serves the demo's worker as one file in development: its four hundred modules took most of the time of a page load. A
 * change of one of them bundles it again and reloads the page.
 */
export function workerBundle(): Plugin {
  let bundle: Promise<Rolldown.OutputChunk> | undefined
  return {
    name: "worker-bundle",
    apply: "serve",
    configureServer({ config, middlewares, watcher, ws }) {
      const make = async () => {
        const built = await build({
          configFile: false,
          root: config.root,
          base: config.base,
          mode: "development",
          logLevel: "error",
          publicDir: false,
          define: { "import.meta.env.VITE_DEMO": "true" },
          build: { lib: { entry: `.${WORKER}`, formats: ["es"] }, minify: false, write: false },
        })
        const [{ output }] = built as readonly Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
        return output[0]
      }
      const current = () => {
        bundle ??= make().catch((error: unknown) => {
          bundle = undefined
          throw error
        })
        return bundle
      }
      void current().catch(() => undefined)
      watcher.on("all", async (_event, file) => {
        const used = await bundle?.catch(() => undefined)
        if (!used?.moduleIds.includes(file.replaceAll("\\", "/"))) return
        bundle = undefined
        ws.send({ type: "full-reload" })
      })
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(config.base.slice(0, -1) + WORKER)) return next()
        try {
          const { code } = await current()
          response.setHeader("Content-Type", "text/javascript").setHeader("Cache-Control", "no-cache").end(code)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
