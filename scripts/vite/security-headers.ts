import { join } from "node:path"
import type { Plugin } from "vite"
import { writeHeaders } from "#scripts/deploy/write-headers.mjs"

interface Page {
  readonly settings: Readonly<Record<string, string | undefined>>
  readonly demo: boolean
}

/** Writes the build's response headers. */
export function securityHeaders(page: Page): Plugin {
  let outDir = ""
  return {
    name: "security-headers",
    configResolved({ root, build }) {
      outDir = join(root, build.outDir)
    },
    async closeBundle(error) {
      if (!error && this.environment.config.command === "build") await writeHeaders(outDir, page)
    },
  }
}
