import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import type { Pickable } from "#admin/kit/resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ComboboxChoice } from "#ui/combobox.tsx"
import { useToast } from "#ui/toasts.tsx"
import { LinkRefusal } from "./link-refusal.ts"
import type { ChangeLinks, LinkedName } from "./linked-names.ts"

/** What can be linked. */
export interface Linkable<Row> {
  readonly resource: Pickable<Row>
  /** The row as an option of the dialog. */
  option(row: Row): ComboboxChoice
  isLinked(row: Row): boolean
  /** Why another row can't be chosen. */
  whyNot?(row: Row): string | undefined
  /** Shown below the dialog's title. */
  readonly hint?: string | undefined
  /** Shown above the chosen rows, and above the rows of a table. */
  notice?(rows: readonly Row[]): ReactNode
}

export interface AddLinkedProps<Row> extends Linkable<Row> {
  name: LinkedName
  change: ChangeLinks
  onClose: () => void
}

/** Dialog that finds records and links those that are chosen. */
export function AddLinked<Row extends { readonly id: string }>(props: AddLinkedProps<Row>) {
  const { name, change, resource, option, isLinked, whyNot, hint, notice, onClose } = props
  const t = useTranslations("admin.linked")
  const toast = useToast()
  const [ids, setIds] = useState<readonly string[]>([])
  const { data: chosen = [] } = useQuery({
    ...resource.byIds(ids),
    enabled: notice !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => change({ add: [...ids] }),
    onSuccess: () => {
      toast({ title: t(`${name}.added`, { count: ids.length }) })
      onClose()
    },
    onError: (reason) => reason instanceof LinkRefusal && setIds(reason.ids),
  })
  return (
    <EntryDialog
      title={t(`${name}.add`)}
      description={hint}
      entries={ids}
      submit={t(`${name}.addCount`, { count: ids.length })}
      busy={isPending}
      disabledReason={ids.length === 0 ? t(`${name}.chooseFirst`) : undefined}
      onSubmit={() => ids.length > 0 && !isPending && mutate()}
      onClose={onClose}
    >
      <div className="grid min-h-80 grid-cols-[minmax(0,1fr)] content-start gap-4">
        {notice?.(chosen)}
        <EntityPicker
          label={t(`${name}.label`)}
          placeholder={t(`${name}.find`)}
          resource={resource}
          multiple
          value={ids}
          onChange={setIds}
          option={option}
          whyNot={(row) => (isLinked(row) ? t(`${name}.alreadyIn`) : whyNot?.(row))}
        />
        <SaveError error={error} isOfRecord={false} />
      </div>
    </EntryDialog>
  )
}
