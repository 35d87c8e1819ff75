import { type ComponentType, type ReactNode, useState } from "react"
import { labelIn } from "#app/extensions/define-texts.ts"
import { ExtensionPart } from "#app/extensions/extension-part.tsx"
import { useLocale } from "#lib/i18n.tsx"
import type { MenuAction } from "#ui/menu.tsx"
import { adminExtensions } from "./admin-extensions.ts"

type Dialog = ComponentType<{ record: object; onClose: () => void }>

/** The actions of extensions on a record, and the dialog of the chosen one. */
export function useExtensionActions(
  on: string | undefined,
  record: { readonly id: string },
): { actions: readonly MenuAction[]; dialog: ReactNode } {
  const locale = useLocale()
  const [open, setOpen] = useState<{ readonly title: string; readonly Dialog: Dialog; readonly count: number }>()
  const actions = adminExtensions.loaded().flatMap(({ actions = [], title }) =>
    actions
      .filter((action) => action.on === on)
      .map(
        ({ label, icon, dialog }): MenuAction => ({
          label: labelIn(label, locale),
          ...(icon && { icon }),
          onSelect: () =>
            setOpen((before) => ({
              title: labelIn(title, locale),
              Dialog: dialog as Dialog,
              // Opens a failed dialog again instead of its error.
              count: (before?.count ?? 0) + 1,
            })),
        }),
      ),
  )
  return {
    actions,
    dialog: open && (
      <ExtensionPart key={open.count} extension={open.title}>
        <open.Dialog record={record} onClose={() => setOpen(undefined)} />
      </ExtensionPart>
    ),
  }
}
