import { useTranslations } from "#lib/i18n.tsx"
import { evenSwapPrice } from "#machines/orders/order-change/even-swap.rules.ts"
import { hasAction } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"

/** What an added item costs: nothing, what was paid for the returned item, or its current price. */
export type AddedPrice = "free" | "same" | "charged"

/** The unit price of an added variant, in major units; undefined for its current price. */
export const givenPrice = (preview: OrderPreview, price: AddedPrice) => (variantId: string) =>
  price === "free" ? 0 : price === "same" ? evenSwapPrice(preview, variantId) : undefined

interface AddedPriceCardProps {
  preview: OrderPreview
  choices: readonly AddedPrice[]
  value: AddedPrice
  onChange: (price: AddedPrice) => void
}

/** The choice of the price of items that are added from now on. */
export function AddedPriceCard({ preview, choices, value, onChange }: AddedPriceCardProps) {
  const t = useTranslations("admin.orderChange.addedPrice")
  const hasReturns = hasAction(preview, "RETURN_ITEM")
  return (
    <Card title={t("label")} description={t("hint")}>
      <RadioCards
        legend={t("label")}
        legendHidden
        columns={choices.length === 3 ? 3 : 2}
        value={value}
        onChange={onChange}
        options={choices.map((choice) => ({
          value: choice,
          label: t(choice),
          description: t(`${choice}Hint`),
          disabledReason: choice === "same" && !hasReturns ? t("noReturns") : undefined,
        }))}
      />
    </Card>
  )
}
