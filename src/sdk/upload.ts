import type { Progress } from "./options.ts"

/** `new Response` rejects a body for these. */
const WITHOUT_BODY = new Set([204, 205, 304])

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().split("\r\n")) {
    const at = line.indexOf(":")
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}

/** Like `fetch`, but reports upload progress, which browsers support only with XMLHttpRequest. */
export function sendWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (progress: Progress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = init
    const xhr = new XMLHttpRequest()
    xhr.open(init.method ?? "POST", url)
    xhr.withCredentials = init.credentials === "include"
    for (const [name, value] of Object.entries((init.headers ?? {}) as Record<string, string>))
      xhr.setRequestHeader(name, value)
    const abort = () => xhr.abort()
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener("abort", abort)
      finish()
    }
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress({ loaded, total: lengthComputable ? total : 0 })
    xhr.onload = settle(() => {
      const { status, statusText, responseText } = xhr
      const body = WITHOUT_BODY.has(status) ? null : responseText
      resolve(new Response(body, { status, statusText, headers: headersOf(xhr) }))
    })
    xhr.onerror = settle(() => reject(new TypeError("the connection was lost while sending")))
    xhr.onabort = settle(() => reject(signal?.reason))
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener("abort", abort, { once: true })
    xhr.send(init.body as XMLHttpRequestBodyInit | null)
  })
}
