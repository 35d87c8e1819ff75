import { type ComponentType, useEffect, useState } from "react"
import { settings } from "#lib/config.ts"
import { type ChatEnv, readChat } from "#lib/env-chat.ts"
import { whenIdle } from "#lib/idle.ts"

type Launcher = ComponentType<{ service: Exclude<ChatEnv, { kind: "none" }> }>

/** Renders the chat; loads nothing until the browser is idle. */
export function ChatSlot() {
  const [service] = useState(() => readChat(settings()))
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
