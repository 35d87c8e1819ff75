import { z } from "zod/mini"
import { presentAdmin } from "#admin/api/client.ts"
import { deviceItem } from "#lib/device-items.ts"
import { PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import { listSteps } from "#machines/price-lists/price-list.rules.ts"

/** The wizard's state for a reload: the entries, the step, and what the server may have. */
const Kept = z.object({
  /** Increase with every change of these shapes; drafts of older versions are discarded. */
  version: z.literal(1),
  admin: z.string(),
  draft: PriceListDraft,
  step: z.enum(listSteps),
  activate: z.boolean(),
  isSent: z.boolean(),
  listId: z.nullable(z.string()),
})
export type KeptList = Omit<z.infer<typeof Kept>, "version" | "admin">

const item = () => deviceItem("adminPriceListDraft")

/** The price list that the signed-in admin was creating in this tab. */
export function recallList(): KeptList | undefined {
  try {
    const kept = Kept.safeParse(JSON.parse(item().get() ?? "null"))
    return kept.success && kept.data.admin === presentAdmin() ? kept.data : undefined
  } catch {
    return undefined
  }
}

export function keepList(kept: KeptList): void {
  const admin = presentAdmin()
  if (admin !== null) item().set(JSON.stringify({ ...kept, version: 1, admin }))
}

export const dropList = (): void => item().remove()
