import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { OrderLinePreview, OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Money } from "#ui/money.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import type { ChangeProps } from "./-change/change-page.tsx"

interface EditLinesProps extends Pick<ChangeProps, "send"> {
  preview: OrderPreview
  currency: string
}

/** Every line with what is staged for it; each staged change can be undone by itself. */
export function EditLines({ preview, currency, send }: EditLinesProps) {
  const t = useTranslations("admin.orderEdit")
  return (
    <Card title={t("items")} padding="flush">
      <ul className="divide-y divide-line">
        {preview.items.map((item) => (
          <EditLine key={item.id} item={item} currency={currency} send={send} />
        ))}
      </ul>
    </Card>
  )
}

interface EditLineProps extends Pick<ChangeProps, "send"> {
  item: OrderLinePreview
  currency: string
}

function EditLine({ item, currency, send }: EditLineProps) {
  const t = useTranslations("admin.orderEdit.line")
  const locale = useLocale()
  const title = [item.product_title ?? item.title, item.variant_title].filter(Boolean).join(", ")
  const added = item.actions?.find((a) => a.action === "ITEM_ADD")
  const updated = item.actions?.findLast((a) => a.action === "ITEM_UPDATE")
  const staged = added ?? updated
  const diff = Number(updated?.details?.quantity_diff ?? 0)
  const fulfilled = item.detail?.fulfilled_quantity ?? 0
  const isRemoved = item.quantity === 0
  const set = (quantity: number) =>
    added
      ? send({ type: "change.setAdded", actionId: added.id, quantity })
      : send({ type: "change.setItem", itemId: item.id, quantity })
  const fulfilledReason = fulfilled > 0 ? t("fulfilledReason", { count: fulfilled }) : undefined
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-4 px-4 py-3 sm:grid-cols-[3rem_minmax(0,1fr)_auto_6rem]">
      <div className="aspect-square overflow-hidden rounded-md bg-sunken">
        {item.thumbnail && (
          <img src={item.thumbnail} alt="" width={48} height={48} loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="grid min-w-0 gap-0.5">
        <p className={`flex flex-wrap items-center gap-2 font-semibold ${isRemoved ? "text-muted line-through" : ""}`}>
          {item.product_title ?? item.title}
          {added && <Badge tone="done">{t("added")}</Badge>}
          {updated && !added && (
            <Badge tone="waiting">
              {isRemoved ? t("removed") : t("changed", { was: item.quantity - diff, now: item.quantity })}
            </Badge>
          )}
        </p>
        <p className="text-muted">{[item.variant_title, item.variant_sku].filter(Boolean).join(" · ")}</p>
        <p className="text-xs text-muted tabular-nums">
          {t("each", { price: formatMoney(item.unit_price ?? 0, currency, locale) })}
        </p>
      </div>
      <div className="col-start-2 flex items-center gap-1 sm:col-start-3">
        {!isRemoved && (
          <QuantityStepper
            label={t("quantity", { title })}
            labelHidden
            value={item.quantity}
            min={Math.max(1, fulfilled)}
            minReason={fulfilledReason}
            onChange={set}
          />
        )}
        {staged ? (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t("undoNamed", { title })}
            onClick={() => send({ type: "change.undo", actionId: staged.id })}
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
      </div>
      <p className="col-start-2 text-left sm:col-start-4 sm:text-right">
        <Money amount={item.subtotal} currency={currency} strong />
      </p>
    </li>
  )
}
