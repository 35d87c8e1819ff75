import type { Host } from "./host.ts"
import { askOver } from "./port.ts"

/** The world that all tabs share; in the page itself where the browser has no shared workers. */
export async function connect(): Promise<Host> {
  if (typeof SharedWorker === "undefined") return (await import("./host.ts")).openHost({ shared: false })
  const worker = new SharedWorker(new URL("./shared-worker.ts", import.meta.url), { type: "module", name: "backend" })
  return askOver(worker.port)
}
