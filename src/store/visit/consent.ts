import { useSyncExternalStore } from "react"
import { visitItem } from "./visit-item.ts"

/** Purposes of consent: a chat service's script, a token for search events across visits, reports to a third party. */
export type Purpose = "chat" | "search" | "reports"

const items = {
  chat: visitItem("chatConsent"),
  search: visitItem("searchConsent"),
  reports: visitItem("reportsConsent"),
} as const
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Returns the stored answer, for example the allowed chat service; null if there is none or it was withdrawn. */
export const consentTo = (purpose: Purpose): string | null => items[purpose].get()

export function keepConsent(purpose: Purpose, answer: string): void {
  items[purpose].set(answer)
  notify()
}

export function withdrawConsent(purpose: Purpose): void {
  items[purpose].remove()
  notify()
}

/** Calls `listener` when a consent changes, also in another tab; returns a function that unsubscribes. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

export const useConsent = (purpose: Purpose): string | null =>
  useSyncExternalStore(
    watchConsent,
    () => consentTo(purpose),
    () => null,
  )
