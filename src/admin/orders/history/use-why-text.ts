import { useQuery } from "@tanstack/react-query"
import { returnReasonsQuery } from "#admin/payments/payment-settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Why } from "./event-lines.ts"

/** Returns a function for the text of a reason and a note: "Wrong size · “One has a hole”". */
export function useWhyText(): (why: Why) => string {
  const t = useTranslations("admin.history.line")
  const tc = useTranslations("admin.claim.reasons")
  const { data: reasons } = useQuery(returnReasonsQuery)
  const labelOf = (id: string) => reasons?.find((reason) => reason.id === id)?.label ?? (reasons ? t("reasonGone") : "")
  return ({ reasonId, claimReason, note }) =>
    [reasonId && labelOf(reasonId), claimReason && tc(claimReason), note && t("quote", { title: note })]
      .filter(Boolean)
      .join(" · ")
}
