import { useRouter } from "@tanstack/react-router"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { useToast } from "#ui/toasts.tsx"

/** Opens the generation of codes that are copies of a promotion. */
export function useGenerateCodes() {
  const t = useTranslations("admin.promotion")
  const navigate = usePageNavigate()
  const router = useRouter()
  const toast = useToast()
  return async ({ id, code = "" }: Promotion) => {
    const change = { type: "copy", source: { id, code }, prefix: "", length: 8, count: 100, limit: 1 } as const
    try {
      const { startBulkEdit } = await import("#admin/kit/bulk-job/bulk-edits.ts")
      await startBulkEdit({ kind: "promotionCodes", rows: [], change, list: router.state.location.href })
      await navigate({ to: "/admin/promotions/codes" })
    } catch {
      toast({ tone: "refused", title: t("generateFailed") })
    }
  }
}
