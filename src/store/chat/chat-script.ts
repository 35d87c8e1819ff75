import { useSyncExternalStore } from "react"
import type { ChatEnv } from "#lib/env-chat.ts"
import { reloadPage } from "#lib/reload.ts"
import { withdrawConsent } from "#store/visit/consent.ts"

export type ChatService = Extract<ChatEnv, { kind: "script" }>
export type ScriptState = "absent" | "loading" | "running" | "failed"

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The script outlives the app's components, so its state is kept on its element in the document. */
const element = () => document.querySelector<HTMLScriptElement>("script[data-chat]")
export const scriptState = (): ScriptState => (element()?.dataset.state as ScriptState | undefined) ?? "absent"

/** Adds the service's script once, with the shop's id in `data-chat`; retries a failed one. */
export function loadChatScript({ url, id }: ChatService): void {
  const state = scriptState()
  if (state === "loading" || state === "running") return
  element()?.remove()
  const script = document.createElement("script")
  script.src = url
  script.async = true
  script.dataset.chat = id
  script.dataset.state = "loading"
  const settle = (next: ScriptState) => () => {
    script.dataset.state = next
    notify()
  }
  script.onload = settle("running")
  script.onerror = settle("failed")
  document.head.append(script)
  notify()
}

/** Withdraws the consent and, if the script is loading or running, reloads the page to stop it. */
export function withdrawChat(): void {
  const state = scriptState()
  withdrawConsent("chat")
  element()?.remove()
  notify()
  if (state === "loading" || state === "running") reloadPage()
}

export const useScriptState = (): ScriptState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    scriptState,
    () => "absent",
  )
