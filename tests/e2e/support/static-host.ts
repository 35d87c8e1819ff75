import { existsSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { headersFor, readHeadersFile } from "#scripts/deploy/headers.mjs"
import { cachedDir } from "#scripts/lib/cached-dir.mjs"
import { appSources, fingerprint } from "#scripts/lib/fingerprint.mjs"
import { run } from "#scripts/lib/run.mjs"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
}

/** Builds the demo for a path of a site, such as "/shop/", unless a build of the same sources exists. */
export async function demoBuiltFor(base: string): Promise<string> {
  const print = await fingerprint({ ...appSources, values: [base] })
  return cachedDir("e2e/static-host", print, async (draft) => {
    const args = ["build", "--mode", "demo", "--base", base, "--outDir", draft, "--logLevel", "error"]
    if (!(await run("vite", args, { env: { NODE_ENV: "production" } }))) throw new Error("The demo couldn't be built.")
  })
}

/**
 * Serves a folder at a path of a site, as hosts of static files do: with the headers of `_headers`, the file of a page without its extension, and `404.html` with
 * status 404 for every other address.
 */
export async function serveStatic(dir: string, base: string) {
  const rules = readHeadersFile(await readFile(join(dir, "_headers"), "utf8"))
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    if (!`${pathname}/`.startsWith(base)) return response.writeHead(404).end("Not a path of the app")
    const path = join(dir, decodeURIComponent(pathname.slice(base.length)))
    const file = [path, `${path}.html`, join(path, "index.html")].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
    const isFound = file !== undefined
    const served = file ?? join(dir, "404.html")
    response.writeHead(isFound ? 200 : 404, {
      ...headersFor(rules, pathname),
      "content-type": types[extname(served)] ?? "application/octet-stream",
    })
    return response.end(await readFile(served))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
