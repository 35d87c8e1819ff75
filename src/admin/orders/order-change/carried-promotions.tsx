import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { fixedCodes, promotionCodes } from "#machines/orders/order-change/carried-promotions.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Switch } from "#ui/switch.tsx"
import type { ChangeProps } from "./change-page.tsx"

const useCodes = (codes: readonly string[]) => new Intl.ListFormat(useLocale()).format(codes)

/** Whether the order's promotions are recalculated for changed and added items. Nothing for an order without promotions. */
export function CarriedPromotions({ order, preview, send }: Pick<ChangeProps, "order" | "preview" | "send">) {
  const t = useTranslations("admin.orderChange.promotions")
  const codes = useCodes(promotionCodes(order))
  const fixed = fixedCodes(order)
  const fixedText = useCodes(fixed)
  if (codes === "") return null
  const isCarried = Boolean(preview.order_change?.carry_over_promotions)
  return (
    <Card title={t("title")}>
      <Switch
        label={t("label", { codes })}
        hint={fixed.length > 0 ? t("fixed", { codes: fixedText }) : t(isCarried ? "on" : "off")}
        disabled={fixed.length > 0}
        checked={isCarried}
        onChange={({ target }) => send({ type: "change.carryOverPromotions", carryOver: target.checked })}
      />
    </Card>
  )
}

/** What happens to the discount of an order's promotions, for the summary. */
export function PromotionsNote({ order, isCarried }: { order: Order | null; isCarried: boolean }) {
  const t = useTranslations("admin.orderChange.promotions")
  const codes = useCodes(promotionCodes(order))
  if (codes === "") return null
  return <p className="text-xs text-muted">{t(isCarried ? "carried" : "kept", { codes })}</p>
}
