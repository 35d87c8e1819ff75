import { z } from "zod/mini"
import { presentAdmin } from "#admin/api/client.ts"
import { deviceItem } from "#lib/device-items.ts"
import { PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { builderSteps } from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"

/** The builder's state for a reload: the entries, the step, and what was sent without a response. */
const Kept = z.object({
  /** Increase with every change of these shapes; drafts of older versions are discarded. */
  version: z.literal(1),
  admin: z.string(),
  draft: PromotionDraft,
  step: z.enum(builderSteps),
  status: z.enum(["active", "draft"]),
  sent: z.nullable(z.string()),
})
export type KeptPromotion = Omit<z.infer<typeof Kept>, "version" | "admin">

const item = () => deviceItem("adminPromotionDraft")

/** The promotion that the signed-in admin was creating in this tab. */
export function recallPromotion(): KeptPromotion | undefined {
  try {
    const kept = Kept.safeParse(JSON.parse(item().get() ?? "null"))
    return kept.success && kept.data.admin === presentAdmin() ? kept.data : undefined
  } catch {
    return undefined
  }
}

export function keepPromotion(kept: KeptPromotion): void {
  const admin = presentAdmin()
  if (admin !== null) item().set(JSON.stringify({ ...kept, version: 1, admin }))
}

export const dropPromotion = (): void => item().remove()
