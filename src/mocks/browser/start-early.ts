declare global {
  interface Window {
    /** Whether the browser has no data of the demo yet and shows a rendered page, which doesn't wait for the backend. */
    firstVisit?: Promise<boolean>
  }
}

interface Backend {
  /** Paths of the shared worker and of the service worker. */
  readonly worker: string
  readonly serviceWorker: string
  /** Name of the database with the demo's data. */
  readonly database: string
  /** Key in localStorage that is set if the demo's data isn't that of a first visit. */
  readonly replaced: string
}

/**
 * Starts the demo's workers before the app's scripts have loaded. The app takes them over, and reports problems then. On a
 * first visit it starts them itself, after the page. A page contains it as text, so that it may use nothing from outside.
 */
export function startEarly({ worker: file, serviceWorker, database, replaced }: Backend): void {
  const isReplaced = () => {
    try {
      return localStorage.getItem(replaced) !== null
    } catch {
      return false
    }
  }
  const { dataset } = document.documentElement
  const hasPage = document.getElementById("page-address") !== null
  if (hasPage && isReplaced()) dataset.otherPage = ""
  const isRendered = hasPage && dataset.otherPage === undefined && !location.hash
  const hasNoData = async () => {
    // A busy browser lists its databases late and, rarely, never.
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, 2000))
    const databases = await Promise.race([indexedDB.databases(), late])
    return databases?.every(({ name }) => name !== database) ?? false
  }
  const firstVisit = isRendered ? hasNoData().catch(() => false) : Promise.resolve(false)
  window.firstVisit = firstVisit
  const start = async () => {
    if (await firstVisit) return
    // The same options as in link.ts, which takes the worker over.
    const worker = new SharedWorker(file, { type: "module", name: "backend", extendedLifetime: true })
    const started = { worker, hasFailed: false }
    window.startedWorker = started
    worker.onerror = () => {
      started.hasFailed = true
    }
    await navigator.serviceWorker.register(serviceWorker)
  }
  start().catch(() => undefined)
}
