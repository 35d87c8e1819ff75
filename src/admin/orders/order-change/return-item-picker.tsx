import { useQuery } from "@tanstack/react-query"
import { returnReasonsQuery } from "#admin/payments/payment-settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { multiplyMoney } from "#lib/money.ts"
import { type Basis, basisOf, unitPaidOf } from "#lib/order-totals.ts"
import type { OrderChangeAction, OrderLinePreview, OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Money } from "#ui/money.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { Select } from "#ui/select.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { NoteField } from "./commit-fields.tsx"
import { LineRow } from "./line-row.tsx"
import { useChosenQuantity } from "./pending-steps.tsx"

type ReturnItemPickerProps = Pick<ChangeProps, "preview" | "money" | "send">

const stagedOf = (item: OrderLinePreview): OrderChangeAction | undefined =>
  item.actions?.findLast(({ action }) => action === "RETURN_ITEM")

/** Returns the number of units staged for return. */
export function stagedReturnCount(preview: OrderPreview): number {
  let count = 0
  for (const item of preview.items) count += Number(stagedOf(item)?.details?.quantity ?? 0)
  return count
}

/** Returns how many units can be returned: fulfilled and in no return, including those staged here. */
export function returnableQuantity(item: OrderLinePreview): number {
  const { detail } = item
  const staged = Number(stagedOf(item)?.details?.quantity ?? 0)
  const back = (detail?.return_requested_quantity ?? 0) - staged
  return (
    (detail?.fulfilled_quantity ?? 0) -
    back -
    (detail?.return_received_quantity ?? 0) -
    (detail?.return_dismissed_quantity ?? 0)
  )
}

/** Returnable line items with quantities and reasons. */
export function ReturnItemPicker({ preview, money, send }: ReturnItemPickerProps) {
  const t = useTranslations("admin.returnItems")
  const items = preview.items.filter((item) => returnableQuantity(item) > 0)
  return (
    <Card title={t("title")} padding="flush">
      {items.length === 0 ? (
        <EmptyState icon="box" title={t("none.title")} text={t("none.text")} />
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <ReturnItemLine key={item.id} item={item} basis={basisOf(preview)} currency={money.currency} send={send} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface ReturnItemLineProps extends Pick<ChangeProps, "send"> {
  item: OrderLinePreview
  /** Of the order's amounts. */
  basis: Basis
  currency: string
}

function ReturnItemLine({ item, basis, currency, send }: ReturnItemLineProps) {
  const t = useTranslations("admin.returnItems")
  const reasons = useQuery(returnReasonsQuery)
  const title = lineTitle(item)
  const staged = stagedOf(item)
  const quantity = Number(staged?.details?.quantity ?? 0)
  const chosen = useChosenQuantity(quantity, {
    stagedBy: "change.returnItem",
    itemId: item.id,
    actionId: staged?.id,
  })
  const reasonId = String(staged?.details?.reason_id ?? "")
  const note = staged?.internal_note ?? ""
  const set = (next: number) => {
    if (!staged) return send({ type: "change.returnItem", itemId: item.id, quantity: next })
    if (next === 0) return send({ type: "change.removeReturnItem", actionId: staged.id })
    return send({ type: "change.setReturnItem", actionId: staged.id, quantity: next })
  }
  return (
    <LineRow
      item={item}
      currency={currency}
      badge={staged && <Badge tone="waiting">{t("back", { count: quantity })}</Badge>}
      controls={
        <QuantityStepper
          label={t("quantity", { title })}
          labelHidden
          value={chosen}
          max={returnableQuantity(item)}
          maxReason={t("most", { count: returnableQuantity(item) })}
          onChange={set}
        />
      }
      basis={basis}
      isPaid
      amount={quantity > 0 && <Money amount={multiplyMoney(unitPaidOf(item, basis), -quantity)} currency={currency} />}
    >
      {staged && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={t("reason")}
            hint={chosen > 1 ? t("oneReason") : undefined}
            placeholder={t("noReason")}
            mandatory
            value={reasonId}
            onChange={(event) =>
              send({
                type: "change.setReturnItem",
                actionId: staged.id,
                quantity: chosen,
                reasonId: event.target.value,
              })
            }
            options={(reasons.data ?? []).map(({ id, label }) => ({ value: id, label }))}
          />
          <NoteField
            label={t("note")}
            value={note}
            onCommit={(text) =>
              send({ type: "change.setReturnItem", actionId: staged.id, quantity: chosen, note: text })
            }
          />
        </div>
      )}
    </LineRow>
  )
}
