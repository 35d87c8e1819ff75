/** Whether the browser has a network at all; it does not say that the server answers. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

/** Calls at every change of it; answers how to stop. */
export function watchOnline(onChange: () => void): () => void {
  window.addEventListener("online", onChange)
  window.addEventListener("offline", onChange)
  return () => {
    window.removeEventListener("online", onChange)
    window.removeEventListener("offline", onChange)
  }
}
