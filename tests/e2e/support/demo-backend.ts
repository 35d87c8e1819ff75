import { type Browser, expect, type Page } from "@playwright/test"

/** Makes the page use a worker at another URL, as after a deployment. Call before opening the page. */
export const deployNewVersion = (page: Page) =>
  page.addInitScript(() => {
    const { SharedWorker } = window
    window.SharedWorker = class extends SharedWorker {
      constructor(url: string | URL, options?: string | WorkerOptions) {
        super(`${url}?version=2`, options)
      }
    }
  })

/** Removes shared workers from the page's browser. Call before opening the page. */
export const withoutSharedWorkers = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, "SharedWorker")
  })

/** Ends the worker of the page's browser context, as a crash would. */
export async function endWorker(browser: Browser, page: Page): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const cdpSession = await page.context().newCDPSession(page)
  const { targetInfo } = await cdpSession.send("Target.getTargetInfo")
  const workers = async () =>
    (await session.send("Target.getTargets", { filter: [{ type: "shared_worker" }] })).targetInfos
  const worker = (await workers()).find((target) => target.browserContextId === targetInfo.browserContextId)
  if (!worker) throw new Error("No shared worker is running.")
  const { sessionId } = await session.send("Target.attachToTarget", { targetId: worker.targetId, flatten: false })
  const message = JSON.stringify({ id: 1, method: "Runtime.evaluate", params: { expression: "self.close()" } })
  await session.send("Target.sendMessageToTarget", { sessionId, message })
  await expect.poll(async () => (await workers()).some(({ targetId }) => targetId === worker.targetId)).toBe(false)
  await session.detach()
}

/** Limits the site's browser storage to a number of bytes; returns a function that removes the limit. */
export async function limitStorage(page: Page, quotaSize: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize })
  // The limit lasts as long as the session.
  return () => session.detach()
}

/** Changes every saved entry of one store, on a page that doesn't run the app. */
export async function changeSavedData(page: Page, store: "meta" | "rows", change: (entry: unknown) => unknown) {
  await page.goto("/favicon.svg", { waitUntil: "load" })
  await page.evaluate(
    async ([store, source]) => {
      const change = new Function(`return (${source})`)() as (entry: unknown) => unknown
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const idb = await done(indexedDB.open("in-memory-backend-3"))
      const entries = idb.transaction(store, "readwrite").objectStore(store)
      const [keys, values] = await Promise.all([done(entries.getAllKeys()), done(entries.getAll())])
      for (const [i, key] of keys.entries()) {
        const value = change(values[i])
        await done(entries.keyPath === null ? entries.put(value, key) : entries.put(value))
      }
      idb.close()
    },
    [store, String(change)] as const,
  )
}
