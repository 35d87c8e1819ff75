import { z } from "zod/mini"
import { sessionDraft } from "#admin/kit/unsaved/session-draft.ts"
import { PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import { listSteps } from "#machines/price-lists/price-list.rules.ts"

/** The wizard's state for a reload: the entries, the step, and what the server may have. */
const Kept = z.object({
  /** Increase with every change of these shapes; drafts of older versions are discarded. */
  version: z.literal(1),
  draft: PriceListDraft,
  step: z.enum(listSteps),
  activate: z.boolean(),
  isSent: z.boolean(),
  listId: z.nullable(z.string()),
})

/** The price list that the signed-in admin is creating in this tab. */
export const keptPriceList = sessionDraft("adminPriceListDraft", Kept)
