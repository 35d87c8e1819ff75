/** Whether the browser has a network connection; says nothing about the server. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

/** Calls `onChange` whenever the connection changes; returns a function that unsubscribes. */
export function watchOnline(onChange: () => void): () => void {
  window.addEventListener("online", onChange)
  window.addEventListener("offline", onChange)
  return () => {
    window.removeEventListener("online", onChange)
    window.removeEventListener("offline", onChange)
  }
}
