import { useTranslations } from "#lib/i18n.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"

/** Empty state of the order list, with a link to transfer an order placed without an account. */
export function NoOrders() {
  const t = useTranslations("account.orders")
  return (
    <div className="rounded-lg border border-line">
      <EmptyState
        icon="box"
        title={t("none.title")}
        text={t("none.text")}
        action={
          <>
            <LinkButton to="/products" variant="primary">
              {t("none.action")}
            </LinkButton>
            <LinkButton to="/account/transfer">{t("missing.action")}</LinkButton>
          </>
        }
      />
    </div>
  )
}
