import { copyFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

/** Writes the files by which static hosts answer the address of any page with the app; docs/demo-hosting.md lists them. */
export function staticHost(): Plugin {
  let outDir = ""
  let base = "/"
  return {
    name: "static-host",
    apply: "build",
    configResolved({ root, build, base: resolved }) {
      outDir = resolve(root, build.outDir)
      base = resolved
    },
    async closeBundle(error) {
      if (error) return
      await Promise.all([
        copyFile(join(outDir, "index.html"), join(outDir, "404.html")),
        writeFile(join(outDir, "_redirects"), `${base}* ${base}index.html 200\n`),
        // GitHub Pages otherwise leaves out files whose names start with an underscore.
        writeFile(join(outDir, ".nojekyll"), ""),
      ])
    },
  }
}
