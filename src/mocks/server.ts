import type { ServerResponse } from "node:http"
import type { Http2ServerResponse } from "node:http2"
import { serve } from "@hono/node-server"
import { z } from "zod"
import { type Backend, type BackendOptions, createBackend } from "./http/backend.ts"
import { checkBackendOptions } from "./http/backend-options.ts"
import { ConnectionDropped } from "./http/connection-dropped.ts"
import { passThrough } from "./http/passthrough.ts"
import { parseRecording, playback } from "./http/recording.ts"
import { redacted } from "./http/redact.ts"
import { checkTime } from "./http/start-options.ts"
import { warmUp } from "./http/warm-up.ts"
import { createClock, parseTime } from "./kernel/clock.ts"

export { parseRecording, passThrough, playback }

interface ServerOptions extends BackendOptions {
  readonly port?: number
  /** Address to listen on; 127.0.0.1 if omitted, "0.0.0.0" or "::" for all. */
  readonly host?: string
  /** Time at which the clock stops, also after a reset: `2026-05-01T12:00:00Z`. */
  readonly at?: string
  /** Is given a line for each request: `GET /store/products 200 12 ms`. */
  readonly log?: (line: string) => void
}

/** URL of a server that listens on this address; of all addresses, the one that this machine can call. */
function urlOf(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`
}

interface NodeEnvironment {
  readonly outgoing: ServerResponse | Http2ServerResponse
}

export interface RunningServer {
  readonly url: string
  readonly backend: Backend
  /** Number of requests since the start. */
  readonly requestCount: number
  close(): Promise<void>
}

/** Milliseconds between two steps of the warm-up while requests arrive, so that it delays few of them. */
const PAUSE = 50

/** Runs the warm-up between requests; resolves when it is complete. `step` returns whether nothing is left. */
export function warmUpBetweenRequests(
  server: Pick<RunningServer, "backend" | "requestCount">,
  step: () => boolean = warmUp(server.backend.db),
): Promise<void> {
  let count = server.requestCount
  return new Promise((resolve) => {
    const next = () => {
      if (step()) return resolve()
      const isBusy = server.requestCount !== count
      count = server.requestCount
      setTimeout(next, isBusy ? PAUSE : 0).unref()
    }
    setTimeout(next).unref()
  })
}

const serverShape = {
  port: z.number().int().min(0).max(65_535).optional(),
  host: z.string().optional(),
  at: z.string().optional(),
  log: z.custom<ServerOptions["log"]>((log) => typeof log === "function", "a function").optional(),
}

/** Serves the backend over HTTP, by default on 127.0.0.1:9000. Rejects options that don't exist or have no possible value. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  checkBackendOptions(options, serverShape)
  const { port = 9000, host = "127.0.0.1", at, log, ...rest } = options
  checkTime(at)
  const clock = at === undefined ? {} : { clock: createClock(parseTime(at)) }
  let backend: Backend | undefined
  let requestCount = 0
  const fetch = async (request: Request, env: unknown): Promise<Response> => {
    requestCount += 1
    const start = performance.now()
    const logAs = (outcome: string) => {
      const { pathname, search } = new URL(request.url)
      log?.(`${request.method} ${redacted(pathname + search)} ${outcome} ${Math.round(performance.now() - start)} ms`)
    }
    try {
      const response = (await backend?.fetch(request)) ?? new Response(null, { status: 503 })
      logAs(String(response.status))
      return response
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error
      logAs("connection dropped")
      ;(env as NodeEnvironment).outgoing.destroy()
      return new Response(null, { status: 503 })
    }
  }
  return new Promise((resolve, reject) => {
    // The data contains the server's URL, which must be known before it is built.
    const server = serve({ fetch, port, hostname: host }, (info) => {
      const url = urlOf(host, info.port)
      const close = () => new Promise<void>((done) => server.close(() => done()))
      try {
        const created = createBackend({ ...clock, ...rest }, url)
        backend = created
        resolve({
          url,
          backend: created,
          close,
          get requestCount() {
            return requestCount
          },
        })
      } catch (error) {
        close().then(() => reject(error))
      }
    })
    server.on("error", reject)
  })
}
