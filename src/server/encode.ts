import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Content with its tag, and compressed for browsers that can read it. */
export interface Encoded {
  readonly etag: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Compresses content that isn't compressed itself. */
export async function encode(plain: Buffer, isText = true): Promise<Encoded> {
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`
  if (!isText) return { etag, plain }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzipped] = await Promise.all([brotli(plain, { params }), zip(plain)])
  return { etag, plain, br, gzip: gzipped }
}

/** Returns the response with the content; 304 without it if the client has it already. */
export function respond(request: Request, content: Encoded, status: number, headers: Record<string, string>): Response {
  const all: Record<string, string> = { ...headers, etag: content.etag, vary: "Accept-Encoding" }
  if (request.headers.get("if-none-match")?.includes(content.etag))
    return new Response(null, { status: 304, headers: all })
  const accepted = request.headers.get("accept-encoding") ?? ""
  const name = (["br", "gzip"] as const).find((encoding) => content[encoding] && accepted.includes(encoding))
  if (name) all["content-encoding"] = name
  const body = (name && content[name]) ?? content.plain
  all["content-length"] = String(body.length)
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers: all })
}
