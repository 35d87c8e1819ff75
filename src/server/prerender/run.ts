import { readDeployment } from "#server/deployment.ts"
import { type Prerendered, type PrerenderOptions, prerender } from "./prerender.ts"
import { serveRenderer, startThreads } from "./renderers.ts"

export { WrongSettings } from "#server/deployment.ts"

/** Prerenders the shop of a build in some threads, which run this module too. */
export const run = ({
  threads,
  settings,
  ...options
}: Omit<PrerenderOptions, "start"> & { readonly threads: number }): Promise<Prerendered> =>
  prerender({
    ...options,
    settings: readDeployment(options.dir, settings),
    start: (source) => startThreads(threads, source, import.meta.url),
  })

serveRenderer()
