import { useTranslations } from "#lib/i18n.tsx"
import { signInHere } from "#store/account/sign-in/sign-in-here.ts"
import { GUEST } from "#store/visit/owner.ts"
import { hasLeft, useVisit } from "#store/visit/visit.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { wasPlacedHere } from "./last-order.ts"

/** Hides an order that was opened by a customer who isn't signed in any more. */
export function OrderOfAnother({ id }: { id?: string }) {
  const t = useTranslations("store.visit")
  const tOrdered = useTranslations("store.checkout.ordered")
  const { owner } = useVisit()
  // The login has expired while the order was being placed.
  if (id !== undefined && owner === GUEST && wasPlacedHere(id) && !hasLeft())
    return (
      <StatusPage
        icon="check"
        title={tOrdered("title")}
        text={t("placedText")}
        actions={
          <LinkButton {...signInHere(`/order/${id}`)} variant="primary">
            {t("signIn")}
          </LinkButton>
        }
      />
    )
  return (
    <StatusPage
      icon="user"
      title={t(owner === GUEST ? "signedOut" : "signedInElse")}
      text={t("orderText")}
      actions={
        <LinkButton to="/" variant="primary">
          {t("continueShopping")}
        </LinkButton>
      }
    />
  )
}
