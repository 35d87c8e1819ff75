/** The request at another address, with other headers if they are given. The given one can't be read any more. */
export function moved(request: Request, url: string | URL, headers?: Headers): Request {
  const copy = new Request(url, request)
  if (copy.method === request.method) return headers ? new Request(copy, { headers }) : copy
  // The `Request` of Vitest's jsdom takes nothing from a request with a body.
  const { method, body, signal } = request
  const init = { method, body, signal, headers: headers ?? request.headers, duplex: "half" }
  return new Request(url, init)
}

/** Copies headers: a clone of MSW's `Headers` would lack those that were set after their creation. */
export const copyOf = (headers: Headers): Headers => new Headers([...headers])
