import { withinTime } from "./abort.ts"
import { type Client, createClient } from "./client.ts"
import { toApiError, withRequest } from "./error.ts"
import type { CallOptions, Progress } from "./options.ts"

export interface DownloadOptions extends CallOptions {
  /** Called with the number of bytes received. */
  readonly onProgress?: (progress: Progress) => void
  /** Milliseconds without data after which the download fails; defaults to the client's `timeout`. */
  readonly timeout?: number
}

export interface Download {
  /** From `content-disposition`, or else the end of the URL; without folders. Empty if neither has one. */
  readonly name: string
  readonly type: string
  /** Bytes; 0 while unknown. */
  readonly size: number
  /** Rejects with an `ApiError` if the connection is lost. Can be read once, as a stream or as a Blob. */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  blob(): Promise<Blob>
}

/**
 * Downloads a file: an absolute URL, as of an upload or an export, or a path below `baseUrl`. Only requests to the
 * API's own origin are sent with its login and headers.
 */
export async function download(
  { client }: { readonly client: Client },
  url: string,
  options: DownloadOptions = {},
): Promise<Download> {
  const { options: clientOptions } = client
  const { onProgress, ...callOptions } = options
  const { timeout = clientOptions.timeout, signal } = callOptions
  const base = absolute(clientOptions.baseUrl)
  const target = absolute(
    /^https?:/i.test(url) ? url : `${clientOptions.baseUrl.replace(/\/+$/, "")}/${url.replace(/^\/+/, "")}`,
  )
  const from = target.origin === base.origin ? client : outside(client)
  const request = { method: "GET", path: target.href, wire: "file" } as const
  const { body, headers } = (await from.call(request, {}, callOptions)) as Response
  // With a content encoding, the length is that of the encoded bytes.
  const size = headers.has("content-encoding") ? 0 : Number(headers.get("content-length") ?? 0) || 0
  const type = headers.get("content-type") ?? ""
  const name = fileName(headers.get("content-disposition") ?? "", target)

  const reader = body?.getReader()
  const close = () => void reader?.cancel().catch(() => undefined)
  const finish = () => signal?.removeEventListener("abort", close)
  signal?.addEventListener("abort", close, { once: true })
  let loaded = 0
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (!reader) return controller.close()
        try {
          const { value, done } = await withinTime(timeout, signal, () => reader.read())
          // Closing the connection ends the body as if it were complete.
          if (signal?.aborted) throw toApiError(signal.reason, signal)
          if (done) {
            finish()
            return controller.close()
          }
          loaded += value.length
          onProgress?.({ loaded, total: size })
          controller.enqueue(value)
        } catch (error) {
          finish()
          close()
          throw withRequest(toApiError(error, signal), { method: "GET", url: target.href, headers: {} })
        }
      },
      cancel: (reason) => {
        finish()
        return reader?.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return { name, type, size, stream, blob: () => collect(stream, type) }
}

async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>, type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return new Blob(parts, { type })
    parts.push(value)
  }
}

const absolute = (url: string): URL => new URL(url, globalThis.location?.href)

/** A client for other servers, which must not see the login. */
function outside({ options }: Client): Client {
  const { auth, publishableKey, headers, locale, onUnauthorized, ...rest } = options
  return createClient({ ...rest, auth: { storage: "nostore" } })
}

function fileName(disposition: string, { pathname }: URL): string {
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition) ?? []
  const named = encoded ? decoded(encoded) : (quoted?.replace(/\\(.)/g, "$1") ?? plain ?? decoded(pathname))
  // A server must not choose the folder, nor let an extension look like another.
  const safe = named.replace(/^.*[\\/]/s, "").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")
  return /^\.{1,2}$/.test(safe) ? "" : safe
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
