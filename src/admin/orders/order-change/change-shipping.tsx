import { useQuery } from "@tanstack/react-query"
import { shippingOptionsQuery } from "#admin/orders/order-queries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { hasUnreservedItems } from "#machines/orders/order-change/reserved-items.rules.ts"
import type { Side } from "#machines/orders/order-change/steps/shipping-steps.ts"
import type { OrderChangeAction } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { cx } from "#ui/cx.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { Money } from "#ui/money.tsx"
import { AddShipping } from "./add-shipping.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { PriceField } from "./commit-fields.tsx"

interface ChangeShippingProps {
  change: ChangeProps
  /** Direction of the shipping methods; undefined for an order edit, which has only one. */
  side?: Side
  title?: string
  /** Price of a method when it is added, in major units; defaults to the shipping option's price. */
  amount?: number
}

const isInbound = (action: OrderChangeAction) => action.return_id !== null && action.return_id !== undefined

/** Shipping methods in one direction, existing and staged; the price of a staged one can be changed. */
export function ChangeShipping({ change: { preview, money, send }, side, title, amount }: ChangeShippingProps) {
  const { currency } = money
  const t = useTranslations("admin.orderChange")
  const locale = useLocale()
  const { data: options } = useQuery(shippingOptionsQuery(preview.id))
  const fits = options?.filter(({ rules }) => {
    const isReturn = (rules ?? []).some((rule) => rule.attribute === "is_return" && String(rule.value) === "true")
    return isReturn === (side === "inbound")
  })
  const [free] = fits ?? []
  const sideInput = side ? { side } : {}
  const methods = preview.shipping_methods.map((method) => ({
    method,
    staged: method.actions?.find(({ action }) => action === "SHIPPING_ADD"),
  }))
  const shown = side ? methods.filter(({ staged }) => staged && isInbound(staged) === (side === "inbound")) : methods
  const isUnreserved = side === "outbound" && hasUnreservedItems(preview)
  return (
    <Card title={title ?? t("delivery.title")} description={isUnreserved && t("delivery.unreserved")}>
      {shown.length > 0 && (
        <ul className="grid gap-3 border-b border-line pb-4">
          {shown.map(({ method, staged }) => (
            <li key={method.id} className="flex min-h-9 items-center justify-between gap-3">
              <span className="flex flex-wrap items-center gap-2">
                {method.name}
                {staged && <Badge tone="done">{t("added")}</Badge>}
              </span>
              {staged ? (
                <span className="flex items-center gap-2">
                  <span className="w-28">
                    <PriceField
                      label={t("delivery.amountOf", { name: String(method.name) })}
                      labelHidden
                      amount={method.amount ?? 0}
                      currency={currency}
                      onCommit={(amount) =>
                        send({ type: "change.setShipping", actionId: staged.id, amount, ...sideInput })
                      }
                    />
                  </span>
                  <IconButton
                    icon="trash"
                    size="sm"
                    label={t("delivery.remove", { name: String(method.name) })}
                    onClick={() => send({ type: "change.removeShipping", actionId: staged.id, ...sideInput })}
                  />
                </span>
              ) : (
                <Money amount={method.amount} currency={currency} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={cx("flex flex-wrap gap-2", shown.length > 0 && "pt-4")}>
        <AddShipping
          options={fits}
          onAdd={(optionId) =>
            send({ type: "change.addShipping", optionId, ...sideInput, ...(amount === undefined ? {} : { amount }) })
          }
        />
        {isUnreserved && free && (
          <Button
            variant="quiet"
            onClick={() => send({ type: "change.addShipping", optionId: free.id, ...sideInput, amount: 0 })}
          >
            {t("delivery.addFree", { name: free.name, amount: formatMoney(0, currency, locale) })}
          </Button>
        )}
      </div>
    </Card>
  )
}
