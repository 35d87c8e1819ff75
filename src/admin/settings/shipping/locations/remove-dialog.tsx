import { useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { useToast } from "#ui/toasts.tsx"

interface RemoveDialogProps {
  title: string
  text: string
  confirm: string
  done: string
  /** What is deleted with it. */
  names: readonly string[]
  run: () => Promise<unknown>
  onClose: () => void
}

/** Asks before deleting a part of a location, and names what is deleted with it. Deleting twice is safe. */
export function RemoveDialog({ title, text, confirm, done, names, run, onClose }: RemoveDialogProps) {
  const t = useTranslations("admin.detail.remove")
  const refused = useRefusalText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  async function remove() {
    setBusy(true)
    setError(undefined)
    try {
      await run()
      toast({ title: done })
      onClose()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={title}
      confirm={confirm}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{text}</p>
        {names.length > 0 && (
          <ul className="list-disc pl-5 text-muted">
            {names.map((name) => (
              <li key={name} className="break-words">
                {name}
              </li>
            ))}
          </ul>
        )}
        {error !== undefined && (
          <Banner tone="refused" announce title={t("failed")}>
            {errorText(error, {
              refused,
              server: t("server"),
              lost: t("lost"),
            })}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
