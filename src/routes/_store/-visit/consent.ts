import { useSyncExternalStore } from "react"
import { deviceItem } from "#lib/device-items.ts"

/** What a shopper may allow: a chat service's script, and a token that search events carry over several visits. */
export type Purpose = "chat" | "search"

const items = { chat: deviceItem("chatConsent"), search: deviceItem("searchConsent") } as const
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** What was answered, for example whom the shopper allowed it; null where nobody was asked or the consent was withdrawn. */
export const consentTo = (purpose: Purpose): string | null => items[purpose].get()

export function keepConsent(purpose: Purpose, answer: string): void {
  items[purpose].set(answer)
  tell()
}

export function withdrawConsent(purpose: Purpose): void {
  items[purpose].remove()
  tell()
}

/** Calls when a consent changes, also in another tab; answers how to stop. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

export const useConsent = (purpose: Purpose): string | null =>
  useSyncExternalStore(watchConsent, () => consentTo(purpose))
