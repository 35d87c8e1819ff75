import { useTranslations } from "#lib/i18n.tsx"
import type { CheckedTarget } from "#machines/promotions/promotion-check/promotion-check.rules.ts"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { Money } from "#ui/money.tsx"
import { MoneySummary } from "#ui/money-summary.tsx"
import type { CheckAnswer } from "./use-check.ts"

/** What the server took off each item and shipping method. */
export function CheckAmounts({ answer: { check, cart, promotion } }: { answer: CheckAnswer }) {
  const t = useTranslations("admin.promotionCheck.amounts")
  const currency = cart.currency_code
  const hasOthers = check.targets.some(({ otherDiscount }) => otherDiscount > 0)
  return (
    <Card title={t("title")} description={t(promotion.is_tax_inclusive ? "withTax" : "withoutTax")}>
      <div className="grid gap-4">
        <DataTable<CheckedTarget>
          caption={t("title")}
          sticky={false}
          rows={check.targets}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          columns={[
            {
              id: "name",
              header: t("name"),
              phone: "title",
              cell: ({ name, isShipping }) => (
                <span className="wrap-anywhere">{isShipping ? t("shipping", { name }) : name}</span>
              ),
            },
            { id: "quantity", header: t("quantity"), align: "end", phone: "line", cell: ({ quantity }) => quantity },
            {
              id: "price",
              header: t("price"),
              align: "end",
              phone: "line",
              cell: ({ price }) => <Money amount={price} currency={currency} />,
            },
            {
              id: "discount",
              header: t("discount"),
              align: "end",
              phone: "line",
              cell: ({ discount }) => <Money amount={discount} currency={currency} />,
            },
            ...(hasOthers
              ? [
                  {
                    ...({ id: "other", header: t("other"), align: "end", phone: "line" } as const),
                    cell: ({ otherDiscount }: CheckedTarget) => <Money amount={otherDiscount} currency={currency} />,
                  },
                ]
              : []),
          ]}
        />
        <MoneySummary
          currency={currency}
          rows={[
            { label: t("total"), amount: check.discount },
            { label: t("cartTotal"), amount: cart.total, kind: "total" },
          ]}
        />
        {check.others.length > 0 && (
          <p className="text-sm text-muted wrap-anywhere">{t("others", { codes: check.others.join(", ") })}</p>
        )}
      </div>
    </Card>
  )
}
