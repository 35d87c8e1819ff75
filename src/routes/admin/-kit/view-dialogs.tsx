import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/text-field.tsx"
import { EntryDialog } from "./entry-dialog.tsx"
import type { SavedView } from "./saved-views.ts"

interface SaveViewProps {
  isOnServer: boolean
  onSave: (name: string, isShared: boolean) => Promise<void>
  onClose: () => void
}

type Problem = "name" | "shared" | "failed"

/** Asks for the name of a view, and who sees it. */
export function SaveView({ isOnServer, onSave, onClose }: SaveViewProps) {
  const t = useTranslations("admin.list.views")
  const [name, setName] = useState("")
  const [isShared, setShared] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async () => {
    if (isSaving) return
    if (!name.trim()) return setProblem("name")
    setSaving(true)
    setProblem(undefined)
    try {
      await onSave(name.trim(), isShared)
    } catch (error) {
      setProblem(isShared && toApiError(error).status === 422 ? "shared" : "failed")
      setSaving(false)
    }
  }
  return (
    <EntryDialog
      title={t("save")}
      description={isOnServer ? t("hint") : t("deviceHint")}
      size="sm"
      entries={[name, isShared]}
      submit={t("save")}
      busy={isSaving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label={t("name")}
          value={name}
          maxLength={60}
          error={problem === "name" ? t("nameRequired") : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {isOnServer && (
          <Checkbox
            label={t("share")}
            hint={t("shareHint")}
            error={problem === "shared" ? t("shareTaken") : undefined}
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        {problem === "failed" && <Banner tone="refused" announce title={t("failed")} />}
      </div>
    </EntryDialog>
  )
}

interface DeleteViewProps {
  view: SavedView
  onDelete: () => Promise<void>
  onClose: () => void
}

export function DeleteView({ view, onDelete, onClose }: DeleteViewProps) {
  const t = useTranslations("admin.list.views")
  const [state, setState] = useState<"asking" | "deleting" | "failed">("asking")
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("deleteTitle", { name: view.name })}
      confirm={t("delete")}
      busy={state === "deleting"}
      onConfirm={() => {
        setState("deleting")
        onDelete().catch(() => setState("failed"))
      }}
    >
      <div className="grid gap-4">
        {view.isShared ? t("deleteShared") : t("deleteOwn")}
        {state === "failed" && <Banner tone="refused" announce title={t("failed")} />}
      </div>
    </ConfirmDialog>
  )
}
