import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { WithParts } from "#app/with-parts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { SortableList } from "#ui/sortable-list.tsx"
import { ActionDialog } from "./action-dialog.tsx"
import { type Arrangeable, inOrder, type Placements } from "./layout.ts"

interface ArrangeDialogProps {
  zone: string
  cards: readonly Arrangeable[]
  layout: { readonly isOwn: boolean; readonly placements: Placements }
  onClose: () => void
}

function ArrangeForm({ zone, cards, layout, onClose }: ArrangeDialogProps) {
  const t = useTranslations("admin.arrange")
  const client = useQueryClient()
  const [items, setItems] = useState(() =>
    inOrder(cards, layout.placements).map((card) => ({
      ...card,
      isShown: layout.placements[card.id]?.hidden !== true,
    })),
  )
  const [isForAll, setForAll] = useState(false)
  const [isReset, setReset] = useState(false)
  const save = () => {
    const { layouts } = adminSdk().admin
    if (isReset) return layouts.deleteConfiguration({ zone })
    const widgets = Object.fromEntries(items.map(({ id, isShown }, order) => [id, { order, hidden: !isShown }]))
    return layouts.setConfiguration({ zone, body: { is_default: isForAll, configuration: { widgets } } })
  }
  return (
    <ActionDialog
      title={t("title")}
      description={t("text")}
      confirm={t("confirm")}
      entries={{ items: items.map(({ id, isShown }) => [id, isShown]), isForAll, isReset }}
      run={save}
      done={t("saved")}
      onDone={() => void client.invalidateQueries({ queryKey: ["admin", "layouts"] })}
      onClose={onClose}
    >
      {!isReset && (
        <>
          <SortableList
            label={t("cards")}
            items={items}
            itemId={({ id }) => id}
            itemName={({ name }) => name}
            onMove={(item, to) => {
              const others = items.filter(({ id }) => id !== item.id)
              setItems([...others.slice(0, to), item, ...others.slice(to)])
            }}
          >
            {({ id, name, isShown }) => (
              <Checkbox
                label={name}
                aria-label={t("show", { card: name })}
                checked={isShown}
                onChange={({ target }) =>
                  setItems(items.map((each) => (each.id === id ? { ...each, isShown: target.checked } : each)))
                }
              />
            )}
          </SortableList>
          <Checkbox label={t("scope")} checked={isForAll} onChange={({ target }) => setForAll(target.checked)} />
        </>
      )}
      {layout.isOwn && (
        <Checkbox
          label={t("reset")}
          hint={t("resetHint")}
          checked={isReset}
          onChange={({ target }) => setReset(target.checked)}
        />
      )}
    </ActionDialog>
  )
}

/** Moves and hides the cards of a page. Loads its texts. */
export function ArrangeDialog(props: ArrangeDialogProps) {
  return (
    <WithParts parts={["admin", "list-tools"]}>
      <ArrangeForm {...props} />
    </WithParts>
  )
}
