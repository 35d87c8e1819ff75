import { type ComponentType, useEffect, useState } from "react"
import { type ChatEnv, readChat } from "#lib/env-chat.ts"

type Launcher = ComponentType<{ service: Exclude<ChatEnv, { kind: "none" }> }>

/** Uses a timeout in browsers without `requestIdleCallback`. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}

/** Renders the chat; loads nothing until the browser is idle. */
export function ChatSlot() {
  const [service] = useState(() => readChat(import.meta.env))
  const [Chat, setChat] = useState<Launcher | null>(null)
  useEffect(() => {
    if (service.kind === "none") return undefined
    return whenIdle(() => {
      import("./chat-launcher.tsx").then(
        ({ ChatLauncher }) => setChat(() => ChatLauncher),
        () => undefined,
      )
    })
  }, [service])
  return Chat && service.kind !== "none" ? <Chat service={service} /> : null
}
