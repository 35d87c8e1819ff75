import { type ErrorComponentProps, getRouteApi } from "@tanstack/react-router"
import { PageError } from "#app/page-states.tsx"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import { toApiError } from "#sdk/error.ts"
import { PhaseBadge, ReturnBadge } from "#store/account/orders/order-badges.tsx"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { useOrder } from "./order.ts"
import { OrderFacts } from "./order-facts.tsx"
import { OrderItems } from "./order-items.tsx"
import { phaseOf } from "./order-phase.ts"
import { OrderProgress } from "./order-progress.tsx"
import { OrderNotInAccount, useIsOwnOrder } from "./own-order.tsx"
import { usePickup } from "./pickup.ts"
import { ReturnCard } from "./return-card.tsx"

const route = getRouteApi("/_store/account/_member/orders/$id/")

export function OrderPage() {
  const { id } = route.useParams()
  const { data: order } = useOrder(id)
  const isOwn = useIsOwnOrder()
  return isOwn(order) ? <OrderDetail order={order} /> : <OrderNotInAccount orderId={id} />
}

function OrderDetail({ order }: { order: Order }) {
  const t = useTranslations("account.orders")
  const locale = useLocale()
  const title = t("number", { number: `#${order.display_id}` })
  return (
    <div className="grid gap-5">
      <DocumentTitle title={title} />
      <header className="grid gap-2">
        <div className="-ml-2.5">
          <LinkButton to="/account/orders" size="sm" variant="quiet" icon="arrowLeft">
            {t("detail.backToList")}
          </LinkButton>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {title}
          </h1>
          <p className="flex flex-wrap gap-1.5">
            <PhaseBadge order={order} isPickedUp={usePickup(order) !== null} />
            <ReturnBadge order={order} />
          </p>
        </div>
        <p className="text-sm text-muted">{t("placed", { date: formatDate(order.created_at, locale) })}</p>
      </header>
      {phaseOf(order) === "canceled" ? (
        <Banner tone="inactive" title={t("detail.canceledOn")}>
          {t("detail.canceledText")}
        </Banner>
      ) : (
        <Card>
          <OrderProgress order={order} />
        </Card>
      )}
      <OrderItems order={order} />
      <StoreSlot key={order.id} name="order" order={order} />
      <ReturnCard order={order} />
      <OrderFacts order={order} />
    </div>
  )
}

export function OrderSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}

export function OrderError(props: ErrorComponentProps) {
  const t = useTranslations("account.orders.detail")
  if (toApiError(props.error).status !== 404) return <PageError {...props} />
  return (
    <StatusPage
      icon="search"
      title={t("notFound.title")}
      text={t("notFound.text")}
      actions={
        <LinkButton to="/account/orders" variant="primary">
          {t("notFound.action")}
        </LinkButton>
      }
    />
  )
}
