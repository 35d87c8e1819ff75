import { useState } from "react"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { SavedView } from "./saved-views.ts"

interface ViewChoices {
  readonly name: string
  readonly isShared: boolean
  readonly isDefault: boolean
}

interface SaveViewProps {
  isOnServer: boolean
  /** The view to edit; undefined for a new one. */
  view?: SavedView
  onSave: (choices: ViewChoices) => Promise<void>
  /** Called with whether someone else deleted the view. */
  onClose: (isGone: boolean) => void
}

type Problem = "name" | "shared" | "gone" | "failed"

/** Asks for the name of a view, who sees it, and whether the list opens with it. */
export function SaveView({ isOnServer, view, onSave, onClose }: SaveViewProps) {
  const t = useTranslations("admin.list.views")
  const tGone = useTranslations("admin.detail.gone")
  const [name, setName] = useState(view?.name ?? "")
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async () => {
    if (isSaving) return
    // The server lets a shared view have no name.
    if (!name.trim() && !(view?.isShared && isShared)) return setProblem("name")
    setSaving(true)
    setProblem(undefined)
    try {
      await onSave({ name: name.trim(), isShared, isDefault: isDefault && !isShared })
    } catch (error) {
      const { status } = toApiError(error)
      setProblem(status === 404 ? "gone" : isShared && status === 422 ? "shared" : "failed")
      setSaving(false)
    }
  }
  return (
    <EntryDialog
      title={view ? t("edit") : t("save")}
      description={view ? undefined : isOnServer ? t("hint") : t("deviceHint")}
      size="sm"
      entries={[name, isShared, isDefault]}
      submit={t("save")}
      busy={isSaving}
      onSubmit={() => void submit()}
      onClose={() => onClose(problem === "gone")}
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
        {!isShared && (
          <Checkbox label={t("default")} checked={isDefault} onChange={({ target }) => setDefault(target.checked)} />
        )}
        {problem === "gone" && <Banner tone="refused" announce title={tGone("title")} />}
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
