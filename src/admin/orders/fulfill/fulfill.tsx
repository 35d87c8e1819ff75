import type { ReactNode } from "react"
import { LeaveButton } from "#admin/orders/order-change/leave-button.tsx"
import { LineRow } from "#admin/orders/order-change/line-row.tsx"
import { ReserveStock } from "#admin/orders/order-change/reserve-stock.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { basisOf } from "#lib/order-totals.ts"
import type { FulfillRef, FulfillSnapshot } from "#machines/orders/fulfill/fulfill.machine.ts"
import { type FulfillmentData, ships, whyNotFulfill } from "#machines/orders/fulfill/fulfill.rules.ts"
import {
  fulfillableItems,
  proposedItems,
  unfulfilledQuantity,
} from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { labelsOf } from "#machines/orders/fulfillments/labels.rules.ts"
import { Card } from "#ui/card.tsx"
import { GuidedLayout, StepSection, showStep } from "#ui/guided-layout.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { FulfillProblems } from "./fulfill-problems.tsx"
import { FulfillShipping } from "./fulfill-shipping.tsx"
import { FulfillTracking } from "./fulfill-tracking.tsx"

interface FulfillProps {
  data: FulfillmentData
  snapshot: FulfillSnapshot
  send: FulfillRef["send"]
  panel: ReactNode
}

const stepOf = (id: string, isDone: boolean) => ({
  state: isDone ? ("done" as const) : ("upcoming" as const),
  onSelect: () => showStep(id),
})

/** Fulfillment: items, location, shipping option and tracking numbers. */
export function Fulfill({ data, snapshot, send, panel }: FulfillProps) {
  const t = useTranslations("admin.fulfill")
  const { order } = data
  const { choice } = snapshot.context
  const isUnreserved = snapshot.matches("created") || snapshot.matches("notReserved")
  const isCreated = isUnreserved || snapshot.matches("shipping") || snapshot.matches("notShipped")
  const isSending = snapshot.hasTag("sending")
  const notYet = isCreated ? undefined : whyNotFulfill(data, choice)
  const count = Object.values(choice.quantities).reduce((sum, quantity) => sum + quantity, 0)
  const willShip = ships(choice)
  const choose = (part: Partial<typeof choice>) => send({ type: "choose", choice: part })
  const consequenceAfter = isUnreserved ? t("consequenceReserve") : t("consequenceShipOnly")
  const consequence = t(willShip ? "consequenceShip" : "consequence", { count })
  return (
    <GuidedLayout
      title={t("title", { number: String(order.display_id) })}
      steps={[
        { id: "items", label: t("items"), ...stepOf("items", count > 0 || isCreated) },
        { id: "shipping", label: t("shipping"), ...stepOf("shipping", choice.locationId !== "" || isCreated) },
        {
          id: "tracking",
          label: t("tracking"),
          note: willShip ? undefined : t("trackingOptional"),
          ...stepOf("tracking", labelsOf(choice.packages).length > 0),
        },
      ]}
      onExit={() => send({ type: "leave" })}
      exit={
        <>
          {panel}
          <LeaveButton label={t("back")} busy={isSending} onClick={() => send({ type: "leave" })} />
        </>
      }
      consequence={notYet ? undefined : isCreated ? consequenceAfter : consequence}
      primary={
        isCreated
          ? {
              label: t(isUnreserved ? "retryReserve" : "retryShip"),
              busy: snapshot.hasTag("busy"),
              onClick: () => send({ type: "retry" }),
            }
          : {
              label: t(willShip ? "confirmShip" : "confirm", { count }),
              disabledReason: notYet ? t(`reasons.${notYet}`) : undefined,
              busy: snapshot.hasTag("busy"),
              onClick: () => send({ type: "fulfill" }),
            }
      }
    >
      <FulfillProblems snapshot={snapshot} />
      {!isCreated && (
        <ReserveStock
          data={data}
          choice={choice}
          busy={snapshot.hasTag("busy")}
          onReload={() => send({ type: "reload" })}
        />
      )}
      <fieldset disabled={isSending} className="grid min-w-0 gap-6 disabled:opacity-60">
        {!isCreated && (
          <>
            <StepSection id="items">
              <Card title={t("items")} padding="flush">
                <ul className="divide-y divide-line">
                  {fulfillableItems(order).map((item) => (
                    <LineRow
                      key={item.id}
                      item={item}
                      basis={basisOf(order)}
                      currency={order.currency_code ?? ""}
                      controls={
                        <QuantityStepper
                          label={t("quantity", { title: lineTitle(item) })}
                          labelHidden
                          value={choice.quantities[item.id] ?? 0}
                          max={unfulfilledQuantity(item)}
                          maxReason={t("most", { count: unfulfilledQuantity(item) })}
                          onChange={(quantity) => choose({ quantities: { ...choice.quantities, [item.id]: quantity } })}
                        />
                      }
                    />
                  ))}
                </ul>
                {proposedItems(order).length < fulfillableItems(order).length && (
                  <p className="border-t border-line px-4 py-3 text-sm text-muted sm:px-5">{t("separate")}</p>
                )}
              </Card>
            </StepSection>
            <StepSection id="shipping">
              <FulfillShipping data={data} choice={choice} onChoose={choose} />
            </StepSection>
          </>
        )}
        <StepSection id="tracking">
          <FulfillTracking choice={choice} isCreated={isCreated} onChoose={choose} />
        </StepSection>
      </fieldset>
    </GuidedLayout>
  )
}
