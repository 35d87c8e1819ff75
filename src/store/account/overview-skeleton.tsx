import { useTranslations } from "#lib/i18n.tsx"
import { OrderCardSkeletons } from "#store/account/orders/order-card.tsx"
import { Card } from "#ui/card.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { MemberLayout } from "./member-layout.tsx"

const unknown = { first_name: null, last_name: null, email: "" }

/** The account's first page before the customer is known. */
export function OverviewSkeleton({ orders }: { orders: number }) {
  const t = useTranslations("account.profile")
  return (
    <MemberLayout customer={unknown}>
      <div className="grid gap-8">
        <div className="grid gap-1">
          <p className="text-xl font-semibold">{t("helloGuest")}</p>
          <div className="h-5" />
        </div>
        <div className="grid gap-4">
          <p className="flex min-h-9 items-center font-semibold">{t("latest")}</p>
          <OrderCardSkeletons count={orders} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {(["mainAddress", "personTitle"] as const).map((title) => (
            <Card key={title} title={t(title)}>
              <SkeletonText lines={3} />
            </Card>
          ))}
        </div>
      </div>
    </MemberLayout>
  )
}
