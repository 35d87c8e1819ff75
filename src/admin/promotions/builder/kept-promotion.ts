import { z } from "zod/mini"
import { sessionDraft } from "#admin/kit/unsaved/session-draft.ts"
import { PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { builderSteps } from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"

/** The builder's state for a reload: the entries, the step, and the request without a response. */
const Kept = z.object({
  /** Increase with every change of these shapes; drafts of older versions are discarded. */
  version: z.literal(1),
  draft: PromotionDraft,
  step: z.enum(builderSteps),
  status: z.enum(["active", "draft"]),
  sent: z.nullable(z.string()),
})

/** The promotion that the signed-in admin is creating in this tab. */
export const keptPromotion = sessionDraft("adminPromotionDraft", Kept)
