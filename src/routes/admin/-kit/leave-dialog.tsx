import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"

interface LeaveDialogProps {
  open: boolean
  onDecide: (leave: boolean) => void
}

/** Asks whether to discard unsaved changes. */
export default function LeaveDialog({ open, onDecide }: LeaveDialogProps) {
  const t = useTranslations("admin.form.leave")
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
