import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin } from "vite"
import { headersFor, readHeadersFile } from "#scripts/deploy/headers.mjs"
import { writeHeaders } from "#scripts/deploy/write-headers.mjs"

interface Page {
  readonly settings: Readonly<Record<string, string | undefined>>
  readonly demo: boolean
}

/** Writes the build's response headers, and sends them in a preview as a host would. */
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
    async configurePreviewServer(server) {
      const rules = readHeadersFile(await readFile(join(outDir, "_headers"), "utf8").catch(() => ""))
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost")
        for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value)
        next()
      })
    },
  }
}
