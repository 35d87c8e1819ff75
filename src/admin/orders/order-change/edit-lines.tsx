import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { notesOfItem } from "#admin/orders/item-notes.tsx"
import { changesQuery } from "#admin/orders/order-queries.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { type Basis, basisOf, lineAmounts } from "#lib/order-totals.ts"
import { updatesOf } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChange, OrderLinePreview } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Money } from "#ui/money.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { NoteField, PriceField } from "./commit-fields.tsx"
import { LineRow } from "./line-row.tsx"
import { useChosenQuantity } from "./pending-steps.tsx"
import { useMostInStock } from "./use-available-units.ts"

interface EditLinesProps {
  change: ChangeProps
  title: string
  items: readonly OrderLinePreview[]
}

export const isAddedItem = (item: OrderLinePreview) => (item.actions ?? []).some(({ action }) => action === "ITEM_ADD")

const noChanges: readonly OrderChange[] = []

/** All line items with their staged changes, each of which can be undone. */
export function EditLines({ change: { preview, money, send }, title, items }: EditLinesProps) {
  const { currency } = money
  const mostOf = useMostInStock(preview)
  const { data: changes = noChanges } = useQuery(changesQuery(preview.id))
  // On the basis of the summary, whose items they add up to.
  const amounts = lineAmounts(preview, currency)
  if (items.length === 0) return null
  return (
    <Card title={title} padding="flush">
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <EditLine
            key={item.id}
            item={item}
            basis={basisOf(preview)}
            amount={amounts[preview.items.indexOf(item)] ?? 0}
            most={mostOf(item)}
            changes={changes}
            currency={currency}
            send={send}
          />
        ))}
      </ul>
    </Card>
  )
}

interface EditLineProps extends Pick<ChangeProps, "send"> {
  item: OrderLinePreview
  /** Of the order's amounts. */
  basis: Basis
  /** Major units, before discounts. */
  amount: number
  /** The highest quantity that stock allows; null if unlimited. */
  most: number | null
  /** The order's changes, which have the note of an earlier edit. */
  changes: readonly OrderChange[]
  currency: string
}

function EditLine({ item, basis, amount, most, changes, currency, send }: EditLineProps) {
  const t = useTranslations("admin.orderEdit.line")
  const tc = useTranslations("admin.orderChange")
  const title = lineTitle(item)
  const added = item.actions?.find((a) => a.action === "ITEM_ADD")
  const updates = updatesOf(item)
  const updated = updates.at(-1)
  const latest = added ?? updated
  // A later update that only changes the quantity has no note.
  const staged = [added, ...updates].findLast((each) => typeof each?.internal_note === "string")?.internal_note
  const note = staged ?? notesOfItem(item.id, changes).findLast(({ why }) => why.note)?.why.note ?? ""
  const diff = Number(updated?.details?.quantity_diff ?? 0)
  const fulfilled = item.detail?.fulfilled_quantity ?? 0
  const isRemoved = item.quantity === 0
  const [hadNote, setHadNote] = useState(note !== "")
  if (note !== "" && !hadNote) setHadNote(true)
  const chosen = useChosenQuantity(item.quantity, { stagedBy: "change.setItem", itemId: item.id, actionId: added?.id })
  const set = (quantity: number, more: { unitPrice?: number; note?: string } = {}) =>
    added
      ? send({ type: "change.setAdded", actionId: added.id, quantity, ...more })
      : send({ type: "change.setItem", itemId: item.id, quantity, ...more })
  const fulfilledReason = fulfilled > 0 ? t("fulfilledReason", { count: fulfilled }) : undefined
  return (
    <LineRow
      item={item}
      basis={basis}
      currency={currency}
      struck={isRemoved}
      badge={
        <>
          {added && <Badge tone="done">{tc("added")}</Badge>}
          {updated && !added && (
            <Badge tone="waiting">
              {isRemoved
                ? t("removed")
                : diff === 0
                  ? t("touched")
                  : t("changed", { was: item.quantity - diff, now: item.quantity })}
            </Badge>
          )}
        </>
      }
      controls={
        <>
          {!isRemoved && (
            <QuantityStepper
              label={t("quantity", { title })}
              labelHidden
              value={chosen}
              min={Math.max(1, fulfilled)}
              minReason={fulfilledReason}
              {...(most === null
                ? {}
                : { max: Math.max(most, item.quantity), maxReason: tc("inStock", { count: most }) })}
              onChange={(quantity) => set(quantity)}
            />
          )}
          {latest ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("undoNamed", { title })}
              onClick={() => {
                // Updates of one item are separate actions; without the last one, the one before applies.
                const last = added ? [added] : updates.toReversed()
                for (const { id } of last) send({ type: "change.removeAdded", actionId: id })
              }}
            >
              {t("undo")}
            </Button>
          ) : (
            <IconButton
              icon="trash"
              label={t("remove", { title })}
              disabledReason={fulfilledReason}
              onClick={() => set(0)}
            />
          )}
        </>
      }
      amount={<Money amount={amount} currency={currency} strong />}
    >
      {!isRemoved && (
        // Not closed by a note that was emptied: its field has the focus.
        <details className="group text-sm" open={hadNote}>
          <summary className="w-fit cursor-pointer rounded-sm py-1 text-accent-ink hover:underline max-sm:py-3">
            {t("more")}
          </summary>
          <div className="grid max-w-md gap-3 pt-2 sm:grid-cols-2">
            <PriceField
              // A price that was set for it is without tax, also where others include it.
              label={t(basis === "gross" && !item.is_tax_inclusive ? "netPrice" : "price")}
              amount={item.unit_price ?? 0}
              currency={currency}
              onCommit={(unitPrice) => set(chosen, { unitPrice })}
            />
            <NoteField label={t("note")} value={note} onCommit={(note) => set(chosen, { note })} />
          </div>
        </details>
      )}
    </LineRow>
  )
}
