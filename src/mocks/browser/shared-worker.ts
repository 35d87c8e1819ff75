import { basePath } from "#lib/base-path.ts"
import { type Host, startHost } from "./host.ts"
import type { WorkerState } from "./messages.ts"
import { servePort } from "./port.ts"

/** One backend for all tabs, outside of the pages' threads. The version of the app opened last owns the data. */
interface Current {
  readonly host: Host
  readonly ports: MessagePort[]
}
let current: Current | undefined

/** Web Lock held until this worker ends; its release notifies the pages. */
const alive = `in-memory-backend-alive-${crypto.randomUUID()}`
const lockHeld = new Promise<void>((resolve) => {
  void navigator.locks.request(alive, () => {
    resolve()
    return new Promise(() => undefined)
  })
})

/** Takes the data over from another version's worker, which notices when it loses its lock. */
function open(): Current {
  const ports: MessagePort[] = []
  const tell = (state: WorkerState) => {
    for (const port of ports) port.postMessage(state)
  }
  const host = startHost({
    shared: true,
    onProblem: (problem) => tell({ problem }),
    onClock: (clock) => tell({ clock }),
    onData: (isFirstData) => tell({ isFirstData }),
  })
  navigator.locks
    .request(`in-memory-backend-owner${basePath}`, { steal: true }, () => new Promise(() => undefined))
    .catch(() => host.end({ kind: "superseded" }))
  return { host, ports }
}

interface Connecting extends Event {
  readonly ports: readonly MessagePort[]
}
addEventListener("connect", async (event) => {
  const port = (event as Connecting).ports[0]
  if (!port) return
  // A page that opens this version again, for example by a reload, gets the data back.
  if (!current || current.host.hasEnded) current = open()
  const { host, ports } = current
  ports.push(port)
  port.addEventListener("close", () => ports.splice(ports.indexOf(port), 1))
  servePort(port, host)
  port.postMessage({ problem: host.problem } satisfies WorkerState)
  port.postMessage({ clock: host.clock } satisfies WorkerState)
  await lockHeld
  port.postMessage({ alive } satisfies WorkerState)
})
