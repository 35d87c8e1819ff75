import { z } from "zod/mini"
import { deviceItem } from "#lib/device-items.ts"
import type { BulkChange } from "#machines/bulk-edit/bulk-edit.rules.ts"
import { presentAdmin } from "#routes/admin/-queries/client.ts"

const Choice = z.object({
  admin: z.string(),
  /** Empty once the bulk edit has started: the job has its own rows. */
  rows: z.array(z.object({ id: z.string(), title: z.string() })),
  change: z.custom<BulkChange>((value) => typeof value === "object" && value !== null),
  /** Address of the list in which the products were selected. */
  list: z.string(),
})
export type BulkChoice = Omit<z.infer<typeof Choice>, "admin">

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
    return kept.success && kept.data.admin === presentAdmin() ? kept.data : undefined
  } catch {
    return undefined
  }
}

export const dropChoice = (): void => item().remove()
