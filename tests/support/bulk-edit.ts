import type { ProductEdit } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import {
  type BulkJob,
  type BulkRow,
  type Entry,
  type JobTypes,
  withResults,
} from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { BulkJobDevice } from "#machines/kit/bulk-job/job-store.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { fetchOf, type LiveShop } from "./live-shop.ts"

/** Creates draft products without variants, in requests of at most 100; returns them in order. */
export async function createProducts({ admin }: AdminSdk, count: number, name = "Bulk"): Promise<readonly BulkRow[]> {
  const rows: BulkRow[] = []
  for (let from = 0; from < count; from += 100) {
    const create = Array.from({ length: Math.min(100, count - from) }, (_, index) => ({
      title: `${name} ${String(from + index + 1).padStart(5, "0")}`,
      options: [{ title: "Size", values: ["One"] }],
    }))
    const { created } = await admin.product.batch({ body: { create }, query: { fields: "id,title" } })
    rows.push(...created.map(({ id, title }) => ({ id, title })))
  }
  return rows
}

/** A `fetch` that refuses batches with one of these ids, and records the bodies of batches. */
export function refusingFetch({ backend }: Pick<LiveShop, "backend">) {
  const state = { refused: new Set<string>(), bodies: [] as string[], status: 400, send: fetchOf(backend) }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = String(init?.body ?? "")
    if (String(input).includes("/products/batch")) {
      state.bodies.push(body)
      if ([...state.refused].some((id) => body.includes(id)))
        return Response.json({ type: "invalid_data", message: "Refused by the server" }, { status: state.status })
    }
    return state.send(input, init)
  }
  return { fetch, state }
}

/** Keeps the job in memory, as a browser would, and admits one job at a time. */
export function memoryDevice<T extends JobTypes = ProductEdit>() {
  const state = { job: undefined as BulkJob<T> | undefined, isLocked: false }
  const device: BulkJobDevice<T> = {
    store: {
      create: async (job) => {
        state.job = job
      },
      save: async (id: string, entries: readonly Entry<T>[]) => {
        if (state.job?.id === id) state.job = withResults(state.job, entries)
      },
      drop: async (id: string) => {
        if (state.job?.id === id) state.job = undefined
      },
    },
    lock: {
      hold: async () => {
        if (state.isLocked) return undefined
        state.isLocked = true
        return () => {
          state.isLocked = false
        }
      },
    },
  }
  return { device, state }
}
