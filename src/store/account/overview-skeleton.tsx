import { useTranslations } from "#lib/i18n.tsx"
import { SLOT_VALUE } from "#lib/preload.ts"
import { OrderCardSkeletons } from "#store/account/orders/order-card.tsx"
import { Card } from "#ui/card.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { MemberLayout } from "./member-layout.tsx"

const unknown = { first_name: null, last_name: null, email: "" }

/** The account's first page before the customer is known. Data known in advance (src/lib/preload.ts) fills the slots. */
export function OverviewSkeleton({ orders }: { orders: number }) {
  const t = useTranslations("account.profile")
  return (
    <div data-row="">
      <MemberLayout customer={unknown}>
        <div className="grid gap-8">
          <div className="grid gap-1">
            <p data-slot="first_name" data-text={t("hello", { name: SLOT_VALUE })} className="text-xl font-semibold">
              {t("helloGuest")}
            </p>
            <p
              data-slot="email"
              data-text={t("signedInAs", { email: SLOT_VALUE })}
              className="text-sm text-muted empty:h-5"
            />
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
    </div>
  )
}
