import { z } from "zod/mini"
import { type ClosedDraft, tabDrafts } from "#admin/kit/unsaved/tab-drafts.ts"
import { ProductDraft, SentProduct } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { wizardSteps } from "#machines/products/product-wizard/product-wizard.rules.ts"

/** The wizard's state for a reload: the entries, the step, and what the server may have. */
const Kept = z.object({
  /** Increase with every change of these shapes; drafts of older versions are discarded. */
  version: z.literal(3),
  draft: ProductDraft,
  step: z.enum(wizardSteps),
  publish: z.boolean(),
  sent: z.nullable(SentProduct),
  productId: z.nullable(z.string()),
})
type Kept = z.infer<typeof Kept>
export type ClosedProduct = ClosedDraft<Kept>

/** The products that the signed-in admin is creating in this tab, and was creating in tabs that were closed. */
export const keptProducts = tabDrafts("adminProductDrafts", Kept)
