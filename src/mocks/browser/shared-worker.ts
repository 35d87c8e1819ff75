import { type Host, startHost } from "./host.ts"
import type { News } from "./messages.ts"
import { answerOver } from "./port.ts"

/** One backend for all tabs, off every page's thread. The one that was opened last has the data to itself. */
interface Current {
  readonly host: Host
  readonly ports: MessagePort[]
}
let current: Current | undefined

/** Held for as long as this worker lives, so that its pages learn of its end. */
const alive = `in-memory-backend-alive-${crypto.randomUUID()}`
const held = new Promise<void>((resolve) => {
  void navigator.locks.request(alive, () => {
    resolve()
    return new Promise(() => undefined)
  })
})

/** Takes the data from another version's worker, which is told by the loss of its lock. */
function open(): Current {
  const ports: MessagePort[] = []
  const host = startHost({
    shared: true,
    onProblem: (problem) => {
      for (const port of ports) port.postMessage({ problem } satisfies News)
    },
  })
  navigator.locks
    .request("in-memory-backend-owner", { steal: true }, () => new Promise(() => undefined))
    .catch(() => host.end({ kind: "superseded" }))
  return { host, ports }
}

interface Connecting extends Event {
  readonly ports: readonly MessagePort[]
}
addEventListener("connect", async (event) => {
  const port = (event as Connecting).ports[0]
  if (!port) return
  // A page that opens this version again, by a reload for instance, gets the data back.
  if (!current || current.host.hasEnded) current = open()
  const { host, ports } = current
  ports.push(port)
  answerOver(port, host)
  port.postMessage({ problem: host.problem } satisfies News)
  await held
  port.postMessage({ alive } satisfies News)
})
