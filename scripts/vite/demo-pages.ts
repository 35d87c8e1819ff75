import { rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { build, type Plugin } from "vite"
import type * as Demo from "#server/prerender/demo.ts"

/** Renders the demo's pages into files, and writes what static hosts need to send them; docs/demo-hosting.md lists them. */
export function demoPages(): Plugin {
  let root = ""
  let outDir = ""
  let base = "/"
  return {
    name: "demo-pages",
    apply: "build",
    configResolved(config) {
      root = config.root
      outDir = resolve(root, config.build.outDir)
      base = config.base
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler(error) {
        if (error) return
        const server = join(outDir, ".server")
        await build({
          root,
          base,
          mode: "demo",
          logLevel: "error",
          build: { ssr: "src/server/prerender/demo.ts", outDir: server },
        })
        const { prerenderDemo }: typeof Demo = await import(join(server, "demo.js"))
        const { failed } = await prerenderDemo(outDir, base)
        const [first] = failed
        if (first) throw new Error(`${first.path} couldn't be rendered: ${first.reason}`)
        await rm(server, { recursive: true })
        // GitHub Pages otherwise leaves out files whose names start with an underscore.
        await writeFile(join(outDir, ".nojekyll"), "")
      },
    },
  }
}
