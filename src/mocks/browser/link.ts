import { ConnectionDropped } from "#mocks/core/faults.ts"
import type { Host } from "./host.ts"
import { type Answered, toMessage } from "./messages.ts"

/** Statuses whose responses must not have a body. */
const BODILESS = new Set([204, 205, 304])

function overWorker(worker: SharedWorker): Host {
  let count = 0
  const waiting = new Map<number, (answered: Answered) => void>()
  worker.port.onmessage = ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  return {
    fetch: async (request) => {
      count += 1
      const asked = await toMessage(count, request)
      const answered = await new Promise<Answered>((resolve) => {
        waiting.set(asked.id, resolve)
        worker.port.postMessage(asked, asked.body ? [asked.body] : [])
      })
      if ("dropped" in answered) throw new ConnectionDropped("cut by a fault")
      return new Response(BODILESS.has(answered.status) ? null : answered.body, {
        status: answered.status,
        headers: answered.headers.map(([k, v]) => [k, v]),
      })
    },
  }
}

/** The world that all tabs share; in the page itself where the browser has no shared workers. */
export async function connect(): Promise<Host> {
  if (typeof SharedWorker === "undefined") return (await import("./host.ts")).openHost({ shared: false })
  return overWorker(
    new SharedWorker(new URL("./shared-worker.ts", import.meta.url), { type: "module", name: "backend" }),
  )
}
