import type { ServerResponse } from "node:http"
import type { Http2ServerResponse } from "node:http2"
import { serve } from "@hono/node-server"
import { type Backend, type BackendOptions, createBackend } from "./http/backend.ts"
import { ConnectionDropped } from "./http/faults.ts"
import { warmUp } from "./http/warm-up.ts"

export interface ServerOptions extends BackendOptions {
  readonly port?: number
  readonly host?: string
}

interface NodeEnvironment {
  readonly outgoing: ServerResponse | Http2ServerResponse
}

/** Runs the warm-up between requests; resolves when it is complete. */
export function warmUpBetweenRequests({ db }: Backend): Promise<void> {
  const step = warmUp(db)
  return new Promise((resolve) => {
    const next = () => {
      if (step()) resolve()
      else setTimeout(next).unref()
    }
    setTimeout(next).unref()
  })
}

/** Serves the backend over HTTP, by default on 127.0.0.1:9000. Returns its URL and a function that stops it. */
export async function startServer(
  options: ServerOptions = {},
): Promise<{ url: string; backend: Backend; close(): Promise<void> }> {
  const { port = 9000, host = "127.0.0.1", ...rest } = options
  let backend: Backend | undefined
  const fetch = async (request: Request, env: unknown): Promise<Response> => {
    try {
      return (await backend?.fetch(request)) ?? new Response(null, { status: 503 })
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error
      ;(env as NodeEnvironment).outgoing.destroy()
      return new Response(null, { status: 503 })
    }
  }
  return new Promise((resolve, reject) => {
    // Image URLs contain the server's URL, which must be known before the data is built.
    const server = serve({ fetch, port, hostname: host }, (info) => {
      const url = `http://${host}:${info.port}`
      const close = () => new Promise<void>((done) => server.close(() => done()))
      try {
        backend = createBackend({ base: url, ...rest })
        resolve({ url, backend, close })
      } catch (error) {
        close().then(() => reject(error))
      }
    })
    server.on("error", reject)
  })
}
