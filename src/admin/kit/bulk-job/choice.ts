import { z } from "zod/mini"
import { presentAdmin } from "#admin/api/client.ts"
import { deviceItem } from "#lib/device-items.ts"
import type { BulkInput } from "./kinds.ts"

const Choice = z.object({
  admin: z.string(),
  /** Empty once the bulk edit has started: the job has its own rows. */
  rows: z.array(z.object({ id: z.string(), title: z.string() })),
  kind: z.enum(["bulkEdit", "orderJobs", "promotionCodes"]),
  change: z.custom<object>((value) => typeof value === "object" && value !== null),
  /** Address of the list in which the rows were selected. */
  list: z.string(),
})
type WithChange<T> = T extends { readonly change?: infer Change } ? T & { readonly change: Change } : never
/** What was chosen for a bulk edit before it starts. */
export type BulkChoice = WithChange<Omit<BulkInput, "job">> & BulkInput & { readonly list: string }

const item = () => deviceItem("adminBulkChoice")

/** Keeps what was chosen for a bulk edit in this tab, for a reload before it starts. */
export function keepChoice(choice: BulkChoice): void {
  const admin = presentAdmin()
  if (admin !== null) item().set(JSON.stringify({ admin, ...choice }))
}

/** What the signed-in admin had chosen in this tab. */
export function recallChoice(): BulkChoice | undefined {
  try {
    const kept = Choice.safeParse(JSON.parse(item().get() ?? "null"))
    if (!kept.success || kept.data.admin !== presentAdmin()) return undefined
    const { admin: _, ...choice } = kept.data
    return choice as BulkChoice
  } catch {
    return undefined
  }
}

export const dropChoice = (): void => item().remove()
