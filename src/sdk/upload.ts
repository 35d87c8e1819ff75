import type { Progress } from "./options.ts"

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
      resolve(new Response(status === 204 ? null : responseText, { status, statusText }))
    })
    xhr.onerror = settle(() => reject(new TypeError("the connection was lost while sending")))
    xhr.onabort = settle(() => reject(signal?.reason))
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener("abort", abort, { once: true })
    xhr.send(init.body as XMLHttpRequestBodyInit | null)
  })
}
