import { relative } from "node:path"
import { cachedDir } from "./cached-dir.mjs"
import { appSources, buildValues, fingerprint } from "./fingerprint.mjs"
import { root } from "./project.mjs"

/**
 * Builds the app and what renders its pages, unless they are built already from these sources and settings. Returns their
 * folders.
 */
export async function builtApp() {
  const { build, loadEnv } = await import("vite")
  const env = loadEnv("production", root, "VITE_")
  const print = await fingerprint({ ...appSources, values: buildValues(env) })
  const app = await cachedDir("serve/app", print, async (draft) => {
    console.log("Building the app. This takes about ten seconds, and is only repeated when its sources change.")
    await build({ root, logLevel: "warn", build: { outDir: relative(root, draft) } })
  })
  const server = await cachedDir("serve/server", print, (draft) =>
    build({ root, logLevel: "warn", build: { outDir: relative(root, draft), ssr: true } }),
  )
  return { app, server }
}
