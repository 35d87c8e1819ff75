import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import type { LeaveReason, LeaveTexts } from "./leave-guards.ts"

interface LeaveDialogProps {
  open: boolean
  reason: LeaveReason
  texts?: LeaveTexts | undefined
  onDecide: (leave: boolean) => void
}

/** Asks whether to discard unsaved changes, or to sign out while something runs. */
export default function LeaveDialog({ open, reason, texts, onDecide }: LeaveDialogProps) {
  const t = useTranslations(reason === "input" ? "admin.form.leave" : "admin.form.running")
  return (
    <Dialog
      open={open}
      onClose={() => onDecide(false)}
      title={texts?.title ?? t("title")}
      size="sm"
      footer={
        <>
          <Button variant="danger" onClick={() => onDecide(true)}>
            {texts?.discard ?? t("discard")}
          </Button>
          <Button variant="primary" onClick={() => onDecide(false)}>
            {texts?.keep ?? t("keep")}
          </Button>
        </>
      }
    >
      <p>{texts?.text ?? t("text")}</p>
    </Dialog>
  )
}
