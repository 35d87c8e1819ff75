import { serve } from "@hono/node-server"
import { createBackend } from "./core/backend.ts"
import { withCors } from "./core/cors.ts"

export interface ServerOptions {
  readonly port?: number
  readonly host?: string
  readonly scenario?: string
  readonly latency?: number
}

/** Serves the backend over HTTP, by default on 127.0.0.1:9000; answers where it listens and how to end it. */
export async function startServer(options: ServerOptions = {}): Promise<{ url: string; close(): Promise<void> }> {
  const host = options.host ?? "127.0.0.1"
  const backend = createBackend({
    ...(options.scenario === undefined ? {} : { scenario: options.scenario }),
    ...(options.latency === undefined ? {} : { latency: options.latency }),
  })
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: withCors(backend.fetch), port: options.port ?? 9000, hostname: host }, (info) =>
      resolve({
        url: `http://${host}:${info.port}`,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    )
    server.on("error", reject)
  })
}
