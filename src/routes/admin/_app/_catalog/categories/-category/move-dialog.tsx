import { type ReactNode, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type CategoryNode,
  childrenByParent,
  type Place,
  placeOf,
  whyNotMove,
} from "#machines/category-reorder/category-reorder.rules.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
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
  const tUi = useTranslations("ui")
  const [place, setPlace] = useState<Place>(() => placeOf(nodes, category.id) ?? { parent: null, index: 0 })
  const siblings = (childrenByParent(nodes).get(place.parent) ?? []).filter(({ id }) => id !== category.id)
  const reason = whyNotMove(nodes, category.id, place)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { name: category.name })}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (reason === undefined && !busy) onMove(place)
      }}
      footer={
        <>
          <Button onClick={onClose}>{tUi("cancel")}</Button>
          <Button type="submit" variant="primary" busy={busy} disabledReason={reason && t(`reasons.${reason}`)}>
            {t("confirm")}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
