import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { createServer, type ServerResponse } from "node:http"
import { extname, join, normalize } from "node:path"
import { gzipSync } from "node:zlib"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
}

/** Serves a build or prerendered pages like a static host: gzip, immutable caching for hashed files, the app for unknown paths. */
export async function serveBuild(folder: string, port: number): Promise<() => Promise<void>> {
  const kept = new Map<string, Buffer>()
  async function send(response: ServerResponse, path: string): Promise<void> {
    const body = kept.get(path) ?? gzipSync(await readFile(join(folder, path)))
    kept.set(path, body)
    response.writeHead(200, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "content-encoding": "gzip",
      "content-length": body.length,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    })
    response.end(body)
  }
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname)
    const page = path === "/" ? "/index.html" : `${path}.html`
    const file = [page, "/200.html", "/index.html"].find((name) => existsSync(join(folder, name))) ?? ""
    send(response, extname(path) ? path : file).catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "localhost", resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
}
