import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Content with its tag, and compressed for browsers that can read it. */
export interface Encoded {
  /** Changes with the content. */
  readonly tag: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Compresses content that isn't compressed itself. */
export async function encode(plain: Buffer, isText = true): Promise<Encoded> {
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 22)
  if (!isText) return { tag, plain }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzipped] = await Promise.all([brotli(plain, { params }), zip(plain)])
  return { tag, plain, br, gzip: gzipped }
}

const encodings = ["br", "gzip"] as const

/** The first encoding that the content has and the client accepts, "br;q=0" meaning that it doesn't. */
function encodingFor(request: Request, content: Encoded): (typeof encodings)[number] | undefined {
  const accepted = new Set(
    (request.headers.get("accept-encoding") ?? "")
      .split(",")
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(";")[0]?.trim()),
  )
  return encodings.find((name) => content[name] && accepted.has(name))
}

/** Returns the response with the content; 304 without it if the client has it already. */
export function respond(request: Request, content: Encoded, status: number, headers: Record<string, string>): Response {
  const encoding = encodingFor(request, content)
  const etag = `"${content.tag}${encoding ? `-${encoding}` : ""}"`
  const sent = { ...headers, etag, vary: "Accept-Encoding" }
  if (request.headers.get("if-none-match")?.includes(content.tag))
    return new Response(null, { status: 304, headers: sent })
  const body = (encoding && content[encoding]) ?? content.plain
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    status,
    headers: {
      ...sent,
      ...(encoding && { "content-encoding": encoding }),
      "content-length": String(body.length),
    },
  })
}
