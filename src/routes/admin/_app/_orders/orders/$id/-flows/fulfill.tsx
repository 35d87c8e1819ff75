import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { FulfillRef, FulfillSnapshot } from "#machines/fulfill/fulfill.machine.ts"
import {
  type FulfillmentData,
  fulfillableItems,
  reservedElsewhere,
  whyNotFulfill,
} from "#machines/fulfill/fulfill.rules.ts"
import { unfulfilledQuantity } from "#machines/fulfillments/fulfillments.rules.ts"
import { errorText } from "#routes/-app/error-text.ts"
import { LeaveButton } from "#routes/admin/_app/_orders/-change/leave-button.tsx"
import { LineRow, lineTitle } from "#routes/admin/_app/_orders/-change/line-row.tsx"
import { shippingOptionsQuery } from "#routes/admin/-queries/orders.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { Select } from "#ui/select.tsx"

interface FulfillProps {
  data: FulfillmentData
  snapshot: FulfillSnapshot
  send: FulfillRef["send"]
  panel: ReactNode
}

/** Fulfillment: items, location and shipping option. */
export function Fulfill({ data, snapshot, send, panel }: FulfillProps) {
  const t = useTranslations("admin.fulfill")
  const tFailure = useTranslations("admin.failure")
  const { order, locations } = data
  const { choice, error, conflict } = snapshot.context
  const options = useQuery(shippingOptionsQuery(order.id))
  const notYet = whyNotFulfill(data, choice)
  const elsewhere = reservedElsewhere(data, choice)
  const count = Object.values(choice.quantities).reduce((sum, quantity) => sum + quantity, 0)
  const choose = (part: Partial<typeof choice>) => send({ type: "choose", choice: part })
  return (
    <GuidedLayout
      title={t("title", { number: String(order.display_id) })}
      steps={[
        { id: "items", label: t("items"), state: count > 0 ? "done" : "current" },
        { id: "shipping", label: t("shipping"), state: count > 0 ? "current" : "upcoming" },
      ]}
      onExit={() => send({ type: "leave" })}
      exit={
        <>
          {panel}
          <LeaveButton
            label={t("back")}
            busy={snapshot.matches("fulfilling")}
            onClick={() => send({ type: "leave" })}
          />
        </>
      }
      consequence={notYet ? undefined : t("consequence", { count })}
      primary={{
        label: t("confirm", { count: Math.max(count, 1) }),
        disabledReason: notYet ? t(`reasons.${notYet}`) : undefined,
        busy: snapshot.hasTag("busy"),
        onClick: () => send({ type: "fulfill" }),
      }}
    >
      {error && (
        <Banner tone="refused" announce title={t("error.title")}>
          {errorText(error, {
            refused: (reason) => t("error.text", { reason }),
            server: tFailure("fulfillment"),
            lost: t("error.lost"),
          })}
        </Banner>
      )}
      {conflict.length > 0 && (
        <Banner tone="waiting" announce title={t("conflict.title")}>
          <ul className="list-inside list-disc tabular-nums">
            {conflict.map(({ line, was, left }) => (
              <li key={line.id}>{t("conflict.line", { title: lineTitle(line), was, left })}</li>
            ))}
          </ul>
        </Banner>
      )}
      <fieldset disabled={snapshot.matches("fulfilling")} className="grid gap-6 disabled:opacity-60">
        <Card title={t("items")} padding="flush">
          <ul className="divide-y divide-line">
            {fulfillableItems(order).map((item) => (
              <LineRow
                key={item.id}
                item={item}
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
        </Card>
        <Card title={t("shipping")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t("location")}
              value={choice.locationId}
              onChange={(event) => choose({ locationId: event.target.value })}
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Select
              label={t("option")}
              value={choice.optionId}
              onChange={(event) => choose({ optionId: event.target.value })}
              options={(options.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
            <div className="sm:col-span-2">
              <Checkbox
                label={t("notify")}
                checked={choice.notify}
                onChange={(event) => choose({ notify: event.target.checked })}
              />
            </div>
            {elsewhere.length > 0 && (
              <div className="sm:col-span-2">
                <Banner tone="waiting" title={t("elsewhere.title")}>
                  {t("elsewhere.text", { lines: elsewhere.map(lineTitle).join(", ") })}
                </Banner>
              </div>
            )}
          </div>
        </Card>
      </fieldset>
    </GuidedLayout>
  )
}
