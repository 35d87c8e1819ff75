import { useTranslations } from "#lib/i18n.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { ChangeLinks, UndoableName } from "./linked-names.ts"

/** Returns a function that removes a linked record, and offers to add it again. */
export function useUndoableRemoval(name: UndoableName, change: ChangeLinks) {
  const t = useTranslations("admin.linked")
  const toast = useToast()
  return async (id: string, label: string): Promise<void> => {
    const undo = () =>
      change({ add: [id] }).catch(() => toast({ tone: "refused", title: t(`${name}.undoFailed`, { name: label }) }))
    try {
      await change({ remove: [id] })
      const action = { label: t(`${name}.undo`), onClick: () => void undo() }
      toast({ title: t(`${name}.removed`, { name: label }), action })
    } catch {
      toast({ tone: "refused", title: t(`${name}.removeFailed`, { name: label }) })
    }
  }
}
