import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { type Basis, basisOf } from "#lib/order-totals.ts"
import type { ClaimReason } from "#machines/orders/order-change/steps/claim-steps.ts"
import type { OrderLinePreview } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { Select } from "#ui/select.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { NoteField } from "./commit-fields.tsx"
import { isAddedItem } from "./edit-lines.tsx"
import { LineRow } from "./line-row.tsx"
import { useChosenQuantity } from "./pending-steps.tsx"

const reasons = ["missing_item", "wrong_item", "production_failure", "other"] as const

/** How many units of an item can be claimed: those neither claimed before nor returned. A claimed unit may be returned. */
export function claimableQuantity({ quantity, detail }: OrderLinePreview, staged: number): number {
  const claimed = (detail?.written_off_quantity ?? 0) - staged
  const returned = (detail?.return_received_quantity ?? 0) + (detail?.return_dismissed_quantity ?? 0)
  return quantity - Math.max(claimed, returned)
}

/** Line items to claim: missing, wrong or damaged ones. */
export function ClaimLines({ preview, money, send }: Pick<ChangeProps, "preview" | "money" | "send">) {
  const t = useTranslations("admin.claim")
  return (
    <Card title={t("items")} padding="flush">
      <ul className="divide-y divide-line">
        {preview.items
          .filter((item) => !isAddedItem(item))
          .map((item) => (
            <ClaimLine key={item.id} item={item} basis={basisOf(preview)} currency={money.currency} send={send} />
          ))}
      </ul>
    </Card>
  )
}

interface ClaimLineProps extends Pick<ChangeProps, "send"> {
  item: OrderLinePreview
  /** Of the order's amounts. */
  basis: Basis
  currency: string
}

function ClaimLine({ item, basis, currency, send }: ClaimLineProps) {
  const t = useTranslations("admin.claim")
  const title = lineTitle(item)
  const all = item.actions?.filter(({ action }) => action === "WRITE_OFF_ITEM") ?? []
  const staged = all.at(-1)
  const others = all.slice(0, -1)
  const quantity = Number(staged?.details?.quantity ?? 0)
  const chosen = useChosenQuantity(quantity, { stagedBy: "change.claim", itemId: item.id, actionId: staged?.id })
  const most = claimableQuantity(item, quantity)
  const reason = staged?.details?.reason as ClaimReason | undefined
  const set = (next: number) => {
    if (!staged) return send({ type: "change.claim", itemId: item.id, quantity: next })
    if (next === 0) return send({ type: "change.unclaim", actionId: staged.id })
    return send({ type: "change.setClaimed", actionId: staged.id, quantity: next })
  }
  return (
    <LineRow
      item={item}
      currency={currency}
      basis={basis}
      isPaid
      badge={staged && <Badge tone="waiting">{t("claimed", { count: quantity })}</Badge>}
      controls={
        <QuantityStepper
          label={t("quantity", { title })}
          labelHidden
          value={chosen}
          max={most}
          maxReason={t("most", { count: most })}
          onChange={set}
        />
      }
    >
      {others.map(({ id, details }) => (
        <p key={id} className="flex items-center justify-between gap-3 pb-2">
          {details?.reason
            ? t("also", {
                count: Number(details.quantity ?? 0),
                reason: t(`reasons.${details.reason as ClaimReason}`),
              })
            : t("alsoWithoutReason", { count: Number(details?.quantity ?? 0) })}
          <IconButton
            icon="trash"
            size="sm"
            label={t("removeAlso", { title })}
            onClick={() => send({ type: "change.unclaim", actionId: id })}
          />
        </p>
      ))}
      {staged && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={t("reason")}
            placeholder={t("noReason")}
            mandatory
            value={reason ?? ""}
            onChange={(event) =>
              send({
                type: "change.replaceClaim",
                actionId: staged.id,
                itemId: item.id,
                quantity: chosen,
                reason: event.target.value as ClaimReason,
                ...(staged.internal_note ? { note: staged.internal_note } : {}),
              })
            }
            options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <NoteField
            label={t("note")}
            value={staged.internal_note ?? ""}
            onCommit={(note) => send({ type: "change.setClaimed", actionId: staged.id, quantity: chosen, note })}
          />
        </div>
      )}
    </LineRow>
  )
}
