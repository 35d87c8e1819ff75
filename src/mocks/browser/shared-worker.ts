import { ConnectionDropped } from "#mocks/core/faults.ts"
import { type Host, openHost } from "./host.ts"
import { type Answered, type Asked, toRequest } from "./messages.ts"

/** One world for all tabs: it lives here, off every page's thread. */
const opening: Promise<Host> = openHost({ shared: true })

async function answer(asked: Asked): Promise<Answered> {
  const host = await opening
  try {
    const response = await host.fetch(toRequest(asked))
    return {
      id: asked.id,
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
    }
  } catch (error) {
    if (error instanceof ConnectionDropped) return { id: asked.id, dropped: true }
    throw error
  }
}

interface Connecting extends Event {
  readonly ports: readonly MessagePort[]
}
addEventListener("connect", (event) => {
  const port = (event as Connecting).ports[0]
  if (!port) return
  port.onmessage = async ({ data }: MessageEvent<Asked>) => {
    const answered = await answer(data)
    port.postMessage(answered, "body" in answered ? [answered.body] : [])
  }
})
