import type { ReactNode } from "react"
import { useWhyText } from "#admin/orders/history/use-why-text.ts"
import { ChangeLayout } from "#admin/orders/order-change/change-layout.tsx"
import type { ChangeProps } from "#admin/orders/order-change/change-page.tsx"
import { LineRow } from "#admin/orders/order-change/line-row.tsx"
import { useChosenQuantity } from "#admin/orders/order-change/pending-steps.tsx"
import { ReturnLocation, useReturnLocation } from "#admin/orders/order-change/return-location.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { compareMoney } from "#lib/money.ts"
import { type Basis, basisOf } from "#lib/order-totals.ts"
import { whyNotReceived } from "#machines/orders/order-change/order-change.rules.ts"
import { missingQuantity } from "#machines/orders/receive/receive.rules.ts"
import type { OrderLinePreview, ReturnItem } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { SecondaryButton, StepSection } from "#ui/guided-layout.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"

interface ReceiveProps extends ChangeProps {
  /** Items requested for return. */
  items: readonly ReturnItem[]
  /** Whether the return has no location yet, as those that customers request. */
  needsLocation: boolean
}

const kindOf = (damaged: boolean) => (damaged ? "RECEIVE_DAMAGED_RETURN_ITEM" : "RECEIVE_RETURN_ITEM")
const stagedAction = (item: OrderLinePreview, damaged: boolean) =>
  item.actions?.findLast(({ action }) => action === kindOf(damaged))
const stagedQuantity = (item: OrderLinePreview, damaged: boolean) =>
  Number(stagedAction(item, damaged)?.details?.quantity ?? 0)

/** How many units can be received here, with those that are staged. */
const openIn = (requested: ReturnItem, item: OrderLinePreview) =>
  missingQuantity(requested, item, stagedQuantity(item, false) + stagedQuantity(item, true))

/** Receives a return: good items go to stock, damaged ones don't; missing items can be received later. */
export function Receive({ items, needsLocation, ...change }: ReceiveProps) {
  const { snapshot, send, order, preview, money, confirmThen } = change
  const t = useTranslations("admin.receive")
  const tr = useTranslations("admin.returnItems")
  const tc = useTranslations("admin.orderChange")
  const location = useReturnLocation(snapshot, preview)
  const some = whyNotReceived(preview) === undefined
  const notYet = whyNotReceived(preview) ?? (needsLocation && location === "" ? "noLocation" : undefined)
  const receiveAll = () => {
    for (const requested of items) {
      const item = preview.items.find(({ id }) => id === requested.item_id)
      const quantity = item ? missingQuantity(requested, item) : 0
      if (quantity > 0) send({ type: "change.receive", itemId: requested.item_id, quantity, damaged: false })
    }
  }
  return (
    <ChangeLayout
      {...change}
      title={t("title", { number: String(order.display_id) })}
      steps={[
        { id: "items", label: t("items"), isDone: some },
        ...(needsLocation ? [{ id: "arrival", label: tr("arrival"), isDone: location !== "" }] : []),
        { id: "confirm", label: tc("happens.title") },
      ]}
      confirm={t("confirm")}
      notYet={notYet}
      secondary={
        compareMoney(money.due, 0, money.currency) < 0 && (
          <SecondaryButton
            busy={snapshot.hasTag("busy")}
            disabledReason={notYet && tc(`reasons.${notYet}`)}
            onClick={() => confirmThen("refund")}
          >
            {t("confirmAndRefund")}
          </SecondaryButton>
        )
      }
      consequence={t("consequence")}
    >
      <StepSection id="items">
        <Card
          title={t("items")}
          padding="flush"
          actions={
            some ? undefined : (
              <Button size="sm" icon="check" onClick={receiveAll}>
                {t("all")}
              </Button>
            )
          }
        >
          <ul className="divide-y divide-line">
            {items.map((requested) => {
              const item = preview.items.find(({ id }) => id === requested.item_id)
              // What arrived earlier is received.
              if (!item || openIn(requested, item) === 0) return null
              return (
                <ReceiveLine
                  key={requested.id}
                  item={item}
                  requested={requested}
                  basis={basisOf(preview)}
                  currency={money.currency}
                  send={send}
                />
              )
            })}
          </ul>
        </Card>
      </StepSection>
      {needsLocation && (
        <StepSection id="arrival">
          <ReturnLocation snapshot={snapshot} preview={preview} send={send} />
        </StepSection>
      )}
    </ChangeLayout>
  )
}

const Counted = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <span aria-hidden className="text-xs text-muted">
      {label}
    </span>
    {children}
  </div>
)

interface ReceiveLineProps extends Pick<ChangeProps, "send"> {
  item: OrderLinePreview
  requested: ReturnItem
  /** Of the order's amounts. */
  basis: Basis
  currency: string
}

function ReceiveLine({ item, requested, basis, currency, send }: ReceiveLineProps) {
  const t = useTranslations("admin.receive")
  const textOf = useWhyText()
  const title = lineTitle(item)
  const useCount = (damaged: boolean) => {
    const staged = stagedAction(item, damaged)
    const saved = stagedQuantity(item, damaged)
    const line = { stagedBy: "change.receive", itemId: item.id, actionId: staged?.id, damaged } as const
    const quantity = useChosenQuantity(saved, line)
    const set = (next: number) => {
      const condition = { damaged }
      if (!staged) return send({ type: "change.receive", itemId: item.id, quantity: next, ...condition })
      if (next === 0) return send({ type: "change.unreceive", actionId: staged.id, ...condition })
      return send({ type: "change.setReceived", actionId: staged.id, quantity: next, ...condition })
    }
    return { quantity, set }
  }
  const good = useCount(false)
  const damaged = useCount(true)
  const open = openIn(requested, item)
  const left = open - good.quantity - damaged.quantity
  const most = t("most", { count: open })
  return (
    <LineRow
      item={item}
      currency={currency}
      basis={basis}
      isPaid
      badge={<Badge tone={left === 0 ? "done" : "waiting"}>{t("of", { arrived: open - left, requested: open })}</Badge>}
      controls={
        <div className="flex flex-wrap gap-4">
          <Counted label={t("undamagedShort")}>
            <QuantityStepper
              label={t("undamaged", { title })}
              labelHidden
              value={good.quantity}
              max={good.quantity + left}
              maxReason={most}
              onChange={good.set}
            />
          </Counted>
          <Counted label={t("damagedShort")}>
            <QuantityStepper
              label={t("damaged", { title })}
              labelHidden
              value={damaged.quantity}
              max={damaged.quantity + left}
              maxReason={most}
              onChange={damaged.set}
            />
          </Counted>
        </div>
      }
    >
      {(requested.reason_id || requested.note) && (
        <p className="pb-1 text-sm wrap-anywhere">
          {textOf({ reasonId: requested.reason_id ?? "", note: requested.note ?? "" })}
        </p>
      )}
      <p className="text-xs text-muted">{t("hint")}</p>
    </LineRow>
  )
}
