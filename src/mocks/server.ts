import type { ServerResponse } from "node:http"
import type { Http2ServerResponse } from "node:http2"
import { serve } from "@hono/node-server"
import { type Backend, type BackendOptions, createBackend } from "./core/backend.ts"
import { ConnectionDropped } from "./core/faults.ts"

export interface ServerOptions extends BackendOptions {
  readonly port?: number
  readonly host?: string
}

interface NodeEnvironment {
  readonly outgoing: ServerResponse | Http2ServerResponse
}

/** Serves the backend over HTTP, by default on 127.0.0.1:9000; answers where it listens and how to end it. */
export async function startServer(
  options: ServerOptions = {},
): Promise<{ url: string; backend: Backend; close(): Promise<void> }> {
  const { port = 9000, host = "127.0.0.1", ...rest } = options
  const backend = createBackend(rest)
  const fetch = async (request: Request, env: unknown): Promise<Response> => {
    try {
      return await backend.fetch(request)
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error
      ;(env as NodeEnvironment).outgoing.destroy()
      return new Response(null, { status: 503 })
    }
  }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (info) =>
      resolve({
        url: `http://${host}:${info.port}`,
        backend,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    )
    server.on("error", reject)
  })
}
