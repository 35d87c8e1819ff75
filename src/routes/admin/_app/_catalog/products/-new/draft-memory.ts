import { z } from "zod/mini"
import { deviceItem } from "#lib/device-items.ts"
import { ProductDraft, SentProduct } from "#machines/product-wizard/product-wizard.draft.ts"
import { wizardSteps } from "#machines/product-wizard/product-wizard.rules.ts"
import { presentAdmin } from "#routes/admin/-queries/client.ts"

/** The wizard's state for a reload: the entries, the step, and what the server may have. */
const Kept = z.object({
  /** Increase with every change of these shapes; drafts of older versions are discarded. */
  version: z.literal(3),
  admin: z.string(),
  draft: ProductDraft,
  step: z.enum(wizardSteps),
  publish: z.boolean(),
  sent: z.nullable(SentProduct),
  productId: z.nullable(z.string()),
})
export type Kept = Omit<z.infer<typeof Kept>, "version" | "admin">

const item = () => deviceItem("adminProductDraft")

/** The product that the signed-in admin was creating in this tab. */
export function recallProduct(): Kept | undefined {
  try {
    const kept = Kept.safeParse(JSON.parse(item().get() ?? "null"))
    return kept.success && kept.data.admin === presentAdmin() ? kept.data : undefined
  } catch {
    return undefined
  }
}

export function keepProduct(kept: Kept): void {
  const admin = presentAdmin()
  if (admin !== null) item().set(JSON.stringify({ ...kept, version: 3, admin }))
}

export const dropProduct = (): void => item().remove()
