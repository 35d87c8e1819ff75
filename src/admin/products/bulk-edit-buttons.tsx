import { useRouter } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { BulkChange } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { Button } from "#ui/button.tsx"
import { useToast } from "#ui/toasts.tsx"

interface BulkEditButtonsProps {
  rows: readonly BulkRow[]
  /** More buttons, before the one that deletes. */
  children?: ReactNode
}

/** Opens the bulk edit of the selected products: its form, or the preview of the most frequent changes. */
export function BulkEditButtons({ rows, children }: BulkEditButtonsProps) {
  const t = useTranslations("admin.products.bulk")
  const navigate = usePageNavigate()
  const router = useRouter()
  const toast = useToast()
  const [isOpening, setIsOpening] = useState(false)
  const open = async (change?: BulkChange) => {
    setIsOpening(true)
    try {
      const { startBulkEdit } = await import("#admin/kit/bulk-job/bulk-edits.ts")
      await startBulkEdit({ kind: "bulkEdit", rows, ...(change ? { change } : {}), list: router.state.location.href })
      await navigate({ to: "/admin/products/bulk" })
    } catch {
      toast({ tone: "refused", title: t("failed") })
    }
    setIsOpening(false)
  }
  return (
    <>
      <Button size="sm" variant="primary" icon="edit" busy={isOpening} onClick={() => open()}>
        {t("edit")}
      </Button>
      {/* On phones, the form offers these changes too. */}
      <span className="max-sm:hidden">
        <Button size="sm" icon="eye" busy={isOpening} onClick={() => open({ status: "published" })}>
          {t("publish")}
        </Button>
      </span>
      {children}
      <span className="max-sm:hidden">
        <Button size="sm" variant="danger" icon="trash" busy={isOpening} onClick={() => open({ delete: true })}>
          {t("delete")}
        </Button>
      </span>
    </>
  )
}
