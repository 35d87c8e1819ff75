import { type Host, openHost } from "./host.ts"
import { answerOver } from "./port.ts"

/** One world for all tabs: it lives here, off every page's thread. */
const opening: Promise<Host> = openHost({ shared: true })

interface Connecting extends Event {
  readonly ports: readonly MessagePort[]
}
addEventListener("connect", (event) => {
  const port = (event as Connecting).ports[0]
  if (port) answerOver(port, opening)
})
