import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { shippingOptionsQuery } from "#routes/admin/-data/orders.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Money } from "#ui/money.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField } from "#ui/text-field.tsx"
import type { ChangeProps } from "./change-page.tsx"

interface ChangeShippingProps extends Pick<ChangeProps, "send"> {
  preview: OrderPreview
  currency: string
}

/** The deliveries of the order, and one more at its own price or another. */
export function ChangeShipping({ preview, currency, send }: ChangeShippingProps) {
  const t = useTranslations("admin.orderChange")
  const options = useQuery(shippingOptionsQuery(preview.id))
  const [chosen, choose] = useState("")
  const [amount, setAmount] = useState("")
  const add = () => {
    const price = Number(amount.replace(",", "."))
    send({
      type: "change.addShipping",
      optionId: chosen,
      ...(amount.trim() && Number.isFinite(price) && price >= 0 ? { amount: price } : {}),
    })
    choose("")
    setAmount("")
  }
  return (
    <Card title={t("delivery.title")}>
      <ul className="grid gap-2 pb-4">
        {preview.shipping_methods.map((method) => {
          const staged = method.actions?.find((a) => a.action === "SHIPPING_ADD")
          return (
            <li key={method.id} className="flex min-h-9 items-center justify-between gap-3">
              <span className="flex items-center gap-2">
                {method.name}
                {staged && <Badge tone="done">{t("added")}</Badge>}
              </span>
              <span className="flex items-center gap-2">
                <Money amount={method.amount} currency={currency} />
                {staged && (
                  <IconButton
                    icon="trash"
                    size="sm"
                    label={t("delivery.remove", { name: String(method.name) })}
                    onClick={() => send({ type: "change.removeShipping", actionId: staged.id })}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
        <Select
          label={t("delivery.add")}
          placeholder={t("delivery.choose")}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          options={(options.data ?? []).map((o) => ({ value: o.id, label: o.name }))}
        />
        <div className="w-32">
          <NumberField
            label={t("delivery.amount")}
            optional
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            inputMode="decimal"
          />
        </div>
        <Button icon="plus" disabledReason={chosen ? undefined : t("delivery.chooseFirst")} onClick={add}>
          {t("delivery.submit")}
        </Button>
      </div>
    </Card>
  )
}
