import { resolve } from "node:path"
import type { Plugin } from "vite"
import { writeHeaders } from "#scripts/deploy/write-headers.mjs"

interface Page {
  readonly settings: Readonly<Record<string, string | undefined>>
  readonly demo: boolean
}

/** Writes the build's response headers. */
export function securityHeaders(page: Page): Plugin {
  let outDir = ""
  let base = "/"
  let hasFailed = false
  return {
    name: "security-headers",
    configResolved({ root, build, base: resolved }) {
      // A page's address can have any depth, so that a relative base finds no files.
      if (!/^\/(?!\/)/.test(resolved)) throw new Error(`--base must be a path such as /shop/, not ${resolved}`)
      outDir = resolve(root, build.outDir)
      base = resolved
    },
    renderError() {
      hasFailed = true
    },
    async closeBundle(error) {
      // It is also called after an error, which it would hide.
      if (!error && !hasFailed && this.environment.config.command === "build")
        await writeHeaders(outDir, { ...page, base })
    },
  }
}
