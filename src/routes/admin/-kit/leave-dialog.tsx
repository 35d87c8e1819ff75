import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import type { LeaveReason } from "./leave-guards.ts"

interface LeaveDialogProps {
  open: boolean
  reason: LeaveReason
  onDecide: (leave: boolean) => void
}

/** Asks whether to discard unsaved changes, or to sign out while something runs. */
export default function LeaveDialog({ open, reason, onDecide }: LeaveDialogProps) {
  const t = useTranslations(reason === "input" ? "admin.form.leave" : "admin.form.running")
  return (
    <Dialog
      open={open}
      onClose={() => onDecide(false)}
      title={t("title")}
      size="sm"
      footer={
        <>
          <Button variant="danger" onClick={() => onDecide(true)}>
            {t("discard")}
          </Button>
          <Button variant="primary" onClick={() => onDecide(false)}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <p>{t("text")}</p>
    </Dialog>
  )
}
