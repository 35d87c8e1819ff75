import { useQuery } from "@tanstack/react-query"
import { AddShipping } from "#admin/orders/order-change/add-shipping.tsx"
import type { ChangeProps } from "#admin/orders/order-change/change-page.tsx"
import { PriceField } from "#admin/orders/order-change/commit-fields.tsx"
import { shippingOptionsQuery } from "#admin/orders/order-queries.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"

interface DraftDeliveryProps extends Pick<ChangeProps, "send" | "preview"> {
  currency: string
  /** Whether the draft has an address, required for shipping options; undefined while loading. */
  hasAddress: boolean | undefined
}

/** Shipping methods of a draft; their prices can be changed. */
export function DraftDelivery({ preview, currency, hasAddress, send }: DraftDeliveryProps) {
  const t = useTranslations("admin.orderChange")
  const td = useTranslations("admin.drafts.edit")
  const { data: options } = useQuery({ ...shippingOptionsQuery(preview.id), enabled: hasAddress === true })
  const fits = options?.filter(
    ({ rules }) => !(rules ?? []).some((rule) => rule.attribute === "is_return" && String(rule.value) === "true"),
  )
  const methods = preview.shipping_methods.map((method) => ({
    method,
    name: String(method.name),
    staged: method.actions?.find(({ action }) => action === "SHIPPING_ADD"),
  }))
  return (
    <Card title={t("delivery.title")}>
      <div className="grid gap-4">
        <ul className="grid gap-3 empty:hidden">
          {methods.map(({ method, name, staged }) => (
            <li key={method.id} className="flex min-h-9 items-center justify-between gap-3">
              <span className="flex flex-wrap items-center gap-2">
                {name}
                {staged && <Badge tone="done">{t("added")}</Badge>}
              </span>
              <span className="flex items-center gap-2">
                <span className="w-28">
                  <PriceField
                    label={t("delivery.amountOf", { name })}
                    labelHidden
                    amount={method.amount ?? 0}
                    currency={currency}
                    onCommit={(amount) =>
                      send(
                        staged
                          ? { type: "change.setShipping", actionId: staged.id, amount }
                          : {
                              type: "change.setShippingMethod",
                              methodId: method.id,
                              optionId: String(method.shipping_option_id),
                              amount,
                            },
                      )
                    }
                  />
                </span>
                <IconButton
                  icon="trash"
                  size="sm"
                  label={t("delivery.remove", { name })}
                  onClick={() =>
                    send(
                      staged
                        ? { type: "change.removeShipping", actionId: staged.id }
                        : { type: "change.removeShippingMethod", methodId: method.id },
                    )
                  }
                />
              </span>
            </li>
          ))}
        </ul>
        <div>
          <AddShipping
            options={fits}
            disabledReason={hasAddress === false ? td("noAddress") : undefined}
            onAdd={(optionId) => send({ type: "change.addShipping", optionId })}
          />
          {hasAddress === false && <p className="pt-1.5 text-xs text-muted">{td("noAddress")}</p>}
        </div>
      </div>
    </Card>
  )
}
