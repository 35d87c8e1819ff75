import { useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import { useMember } from "#store/account/member.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { lastOrderId } from "./last-order.ts"

/**
 * Whether an order is the customer's, or was placed in this visit before they signed in. The server returns an order to
 * anyone who knows its id.
 */
export function useIsOwnOrder(): (order: Order) => boolean {
  const { id } = useMember()
  return (order) => order.customer_id === id || order.id === lastOrderId()
}

/** Shown instead of an order that isn't in the customer's account. */
export function OrderNotInAccount({ orderId }: { orderId: string }) {
  const t = useTranslations("account.orders.detail")
  return (
    <StatusPage
      icon="user"
      title={t("otherAccount.title")}
      text={t("otherAccount.text")}
      actions={
        <>
          <LinkButton to="/account/orders" variant="primary">
            {t("notFound.action")}
          </LinkButton>
          <LinkButton to="/account/transfer" search={{ order: orderId }}>
            {t("otherAccount.request")}
          </LinkButton>
        </>
      }
    />
  )
}
