import type { Database, Row } from "#mocks/kernel/database.ts"

/** Bytes per call: the number of arguments of a call is limited. */
const CHUNK_SIZE = 0x8000

function toBase64(bytes: Uint8Array): string {
  let binary = ""
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE))
  return btoa(binary)
}
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))

export const textOf = (file: Row<"file">): string => new TextDecoder().decode(fromBase64(file.content))

interface NewFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly access?: "public" | "private"
}

/** Strips the folders from a file name. */
const plain = (name: string): string => name.replace(/^.*[/\\]/, "") || "file"

/** The server leaves "%" as it is, so that a file whose name has one can't be read at its address. */
const pathOf = (key: string): string => encodeURI(key).replace(/[?#]/g, encodeURIComponent).replaceAll("%25", "%")

/** Stores a file under a unique key of time and name. `base` is the base URL of the server. */
export function storeFile(db: Database, base: string, { name, type, bytes, access = "public" }: NewFile): Row<"file"> {
  const prefix = access === "private" ? "private-" : ""
  let time = db.clock.now()
  const key = () => `${prefix}${time}-${plain(name)}`
  while (db.tables.file.get(key(), { withDeleted: true })) time += 1
  const id = key()
  return db.tables.file.insert({
    id,
    url: `${base}/static/${pathOf(id)}`,
    filename: plain(name),
    mime_type: type,
    access,
    content: toBase64(bytes),
  })
}

/** Content types by file extension, as on the server; others are served as `application/octet-stream`. */
const TYPES = new Map<string, string>([
  ["csv", "text/csv; charset=UTF-8"],
  ["txt", "text/plain; charset=UTF-8"],
  ["html", "text/html; charset=UTF-8"],
  ["json", "application/json; charset=UTF-8"],
  ["xml", "application/xml"],
  ["pdf", "application/pdf"],
  ["zip", "application/zip"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["svg", "image/svg+xml"],
  ["ico", "image/x-icon"],
  ["mp4", "video/mp4"],
  ["mp3", "audio/mpeg"],
])

/** Extensions displayed in the browser, SVG images without scripts; other files are downloaded. */
const IMAGES: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico"])

/** Returns the response for a file's URL. */
export function fileResponse(file: Row<"file">): Response {
  const end = /\.([^.]+)$/.exec(file.id)?.[1]?.toLowerCase() ?? ""
  return new Response(fromBase64(file.content), {
    headers: {
      "content-type": TYPES.get(end) ?? "application/octet-stream",
      "cache-control": "public, max-age=0",
      "x-content-type-options": "nosniff",
      ...(IMAGES.has(end) ? {} : { "content-disposition": "attachment" }),
      ...(end === "svg" ? { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" } : {}),
    },
  })
}
