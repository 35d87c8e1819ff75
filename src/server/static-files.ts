import { readdirSync, readFileSync } from "node:fs"
import { extname, join, relative, sep } from "node:path"
import { type Encoded, encode } from "./encode.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
}

export interface StaticFile {
  readonly type: string
  readonly content: Promise<Encoded>
}

/** Returns a function that finds the files of a folder by their path, such as "/favicon.svg"; each is read once. */
export function staticFiles(dir: string): (path: string) => StaticFile | undefined {
  const listed = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    // The page itself, the headers of other servers and the build's notes aren't files of the site.
    .filter((path) => path !== "/index.html" && path !== "/_headers" && !/^\/\.(?!well-known\/)/.test(path))
  const known = new Map<string, StaticFile | undefined>(listed.map((path) => [path, undefined]))
  return (pathname) => {
    const path = decoded(pathname)
    if (!known.has(path)) return undefined
    const read = known.get(path)
    if (read) return read
    const type = types[extname(path)] ?? "application/octet-stream"
    const isText = /^(?:text|application\/(?:json|xml|manifest)|image\/svg)/.test(type)
    const file = { type, content: encode(readFileSync(join(dir, path)), isText) }
    known.set(path, file)
    return file
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
