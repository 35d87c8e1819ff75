import { fileURLToPath } from "node:url"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import { createPageRenderer, type PageOutcome, type PageTask, type SiteSource } from "./page-renderer.ts"

/** Renders pages, several at a time. */
export interface Renderers {
  readonly render: (task: PageTask) => Promise<PageOutcome>
  /** Pages that can be rendered at a time. */
  readonly places: number
  readonly close: () => Promise<void>
}

/** Pages that a thread renders at a time: while the API responds to one, others are rendered. */
const PER_THREAD = 4

interface Message {
  readonly id: number
  readonly task: PageTask
}

/** Starts threads that render pages. The built module that calls {@link serveRenderer} is `file`. */
export function startThreads(count: number, source: SiteSource, file: string): Renderers {
  const threads = Array.from({ length: count }, () => {
    const waiting = new Map<number, (outcome: PageOutcome) => void>()
    const worker = new Worker(fileURLToPath(file), { workerData: source })
    let ended: string | undefined
    const end = (reason: string) => {
      ended = reason
      for (const resolve of waiting.values()) resolve({ kind: "failed", reason })
      waiting.clear()
    }
    worker.on("message", ({ id, outcome }: { id: number; outcome: PageOutcome }) => {
      waiting.get(id)?.(outcome)
      waiting.delete(id)
    })
    worker.on("error", (error: unknown) => end(error instanceof Error ? error.message : String(error)))
    worker.on("exit", () => end("its thread has ended"))
    return { worker, waiting, reason: () => ended }
  })
  let last = 0
  return {
    places: count * PER_THREAD,
    render(task) {
      const running = threads.filter(({ reason }) => reason() === undefined)
      const [thread] = running.sort((a, b) => a.waiting.size - b.waiting.size)
      if (!thread) return Promise.resolve({ kind: "failed", reason: threads[0]?.reason() ?? "no thread" })
      const id = ++last
      return new Promise((resolve) => {
        thread.waiting.set(id, resolve)
        thread.worker.postMessage({ id, task } satisfies Message)
      })
    },
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  }
}

/** Renders pages in this thread. */
export async function startHere(source: SiteSource): Promise<Renderers> {
  const { render, close } = await createPageRenderer(source)
  return { places: PER_THREAD, render, close: async () => close() }
}

/** In a thread: renders the pages that the main thread asks for. */
export function serveRenderer(): void {
  if (isMainThread) return
  const renderer = createPageRenderer(workerData as SiteSource)
  parentPort?.on("message", async ({ id, task }: Message) => {
    parentPort?.postMessage({ id, outcome: await (await renderer).render(task) })
  })
}
