import { type ReactNode, useState } from "react"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type CategoryNode,
  childrenByParent,
  type Place,
  placeOf,
  whyNotMove,
} from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { Select } from "#ui/select.tsx"
import { CategoryPicker } from "./category-picker.tsx"

interface MoveDialogProps {
  nodes: readonly CategoryNode[]
  category: CategoryNode
  onMove: (to: Place) => void
  onClose: () => void
  busy?: boolean
  /** Why it couldn't be moved. */
  error?: ReactNode
}

/** Chooses a new parent and position for a category, without dragging. */
export function MoveDialog({ nodes, category, onMove, onClose, busy = false, error }: MoveDialogProps) {
  const t = useTranslations("admin.catalog.category.move")
  const [place, setPlace] = useState<Place>(() => placeOf(nodes, category.id) ?? { parent: null, index: 0 })
  const siblings = (childrenByParent(nodes).get(place.parent) ?? []).filter(({ id }) => id !== category.id)
  const reason = whyNotMove(nodes, category.id, place)
  return (
    <EntryDialog
      title={t("title", { name: category.name })}
      entries={place}
      submit={t("confirm")}
      busy={busy}
      disabledReason={reason && t(`reasons.${reason}`)}
      onSubmit={() => reason === undefined && !busy && onMove(place)}
      onClose={onClose}
    >
      <div className="grid min-h-72 content-start gap-4">
        <CategoryPicker
          label={t("parent")}
          hint={t("parentHint")}
          placeholder={t("top")}
          nodes={nodes}
          without={category.id}
          value={place.parent}
          onChange={(parent) =>
            setPlace({
              parent,
              index: (childrenByParent(nodes).get(parent) ?? []).filter(({ id }) => id !== category.id).length,
            })
          }
        />
        <Select
          label={t("position")}
          value={String(Math.min(place.index, siblings.length))}
          onChange={({ target }) => setPlace({ ...place, index: Number(target.value) })}
          options={[
            { value: "0", label: t("first") },
            ...siblings.map(({ name }, index) => ({ value: String(index + 1), label: t("after", { name }) })),
          ]}
        />
        {error}
      </div>
    </EntryDialog>
  )
}
