import type { BackendProblem, DemoBackend } from "#lib/backend-problem.ts"
import { basePath } from "#lib/base-path.ts"
import { demoItems } from "#lib/demo-items.ts"
import { access } from "#lib/device-items.ts"
import { followClock } from "./page-clock.ts"
import { createPortClient } from "./port.ts"

declare global {
  interface WorkerOptions {
    /** Shared workers only; not in TypeScript's types yet. */
    extendedLifetime?: boolean
  }
  interface Window {
    /** The worker that the head of a built page has started; whether it has failed before the app listened. */
    startedWorker?: { readonly worker: SharedWorker; readonly hasFailed: boolean } | undefined
  }
}

/**
 * Connects to the backend that all tabs share, or to one in the page if the browser has no shared workers. That one
 * reads the page's time, which therefore can't follow its clock.
 */
export async function connect(): Promise<DemoBackend> {
  const listeners = new Set<() => void>()
  let problem: BackendProblem | undefined
  const onProblem = (next: BackendProblem | undefined) => {
    problem = next
    for (const listener of listeners) listener()
  }
  const fetch =
    typeof SharedWorker === "undefined"
      ? (await import("./host.ts")).startHost({ shared: false, onProblem, onData: noteData }).fetch
      : fetchFromWorker(onProblem)
  return {
    fetch,
    get problem() {
      return problem
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Notes for {@link startEarly} whether the pages of the build show this data. */
function noteData(isFirstData: boolean): void {
  const item = access({ ...demoItems.demoReplaced, key: demoItems.demoReplaced.key + basePath })
  if (isFirstData) item.remove()
  else item.set("1")
}

function fetchFromWorker(onProblem: (problem: BackendProblem | undefined) => void): DemoBackend["fetch"] {
  const { startedWorker } = window
  const worker =
    startedWorker?.worker ??
    new SharedWorker(new URL("./shared-worker.ts", import.meta.url), {
      type: "module",
      name: "backend",
      // Browsers that know this option keep the worker for a while after its last page: a reload finds it running.
      extendedLifetime: true,
    })
  const client = createPortClient(worker.port, (state) => {
    if ("problem" in state) onProblem(state.problem)
    else if ("clock" in state) followClock(state.clock)
    else if ("isFirstData" in state) noteData(state.isFirstData)
    // The worker holds this lock until it ends; the page acquires it then.
    else void navigator.locks.request(state.alive, { mode: "shared" }, () => stop("The worker has ended."))
  })
  const stop = (detail: string) => {
    client.fail(detail)
    onProblem({ kind: "stopped", detail })
  }
  const unloaded = "The worker couldn't be loaded."
  worker.addEventListener("error", (event) => {
    stop((event instanceof ErrorEvent && event.message) || unloaded)
  })
  if (startedWorker?.hasFailed) stop(unloaded)
  worker.port.addEventListener("messageerror", () => stop("The worker sent a message that can't be read."))
  return client.fetch
}
