import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { CopyId } from "#ui/copy-id.tsx"
import { CopyLink } from "#ui/copy-link.tsx"
import { phaseOf } from "./order-phase.ts"
import { OrderProgress } from "./order-progress.tsx"
import { ReturnCard } from "./return-card.tsx"

/** What a guest can do with an order: follow it, keep its link and return items. */
export function GuestOrder({ order }: { order: Order }) {
  return (
    <PartTexts parts={["account"]}>
      <Texts order={order} />
    </PartTexts>
  )
}

function Texts({ order }: { order: Order }) {
  const t = useTranslations("account")
  return (
    <div className="grid gap-5">
      {phaseOf(order) === "canceled" ? (
        <Banner tone="inactive" title={t("orders.detail.canceledOn")}>
          {t("orders.detail.canceledText")}
        </Banner>
      ) : (
        <Card>
          <OrderProgress order={order} />
        </Card>
      )}
      <Card
        title={t("track.keep")}
        description={t("track.keepText")}
        actions={<CopyLink path={`/order/${order.id}`} label={t("track.copy")} />}
      >
        <div className="grid gap-0.5 text-sm">
          <p className="text-muted">{t("track.reference")}</p>
          <CopyId id={order.id} what={t("track.reference")} full />
        </div>
      </Card>
      <ReturnCard order={order} path="/order/$id/return" />
    </div>
  )
}
