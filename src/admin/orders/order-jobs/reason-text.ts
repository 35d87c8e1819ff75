import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { OrderJobReason } from "#machines/orders/order-jobs/order-jobs.rules.ts"

/** The text of the reason why an order was left out or failed. */
export function useReasonText(): (reason: OrderJobReason | { readonly kind: "unknown" }) => string {
  const t = useTranslations("admin.orderJobs.reasons")
  const refusal = useRefusalText()
  return (reason) => {
    if ("text" in reason) return refusal(reason.text)
    return "items" in reason ? t(reason.kind, { items: reason.items.join("; ") }) : t(reason.kind)
  }
}
