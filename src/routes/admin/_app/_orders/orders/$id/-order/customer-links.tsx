import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { openTransfer } from "#machines/transfer/transfer.rules.ts"
import { WithParts } from "#routes/-app/with-parts.tsx"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import { Button } from "#ui/button.tsx"
import { CopyLink } from "#ui/copy-link.tsx"
import { Dialog } from "#ui/dialog.tsx"

interface CustomerLinksProps {
  order: Order
  changes: readonly OrderChange[]
  onClose: () => void
}

/** Links to an order's pages in the store, each with what the customer sees there. */
export function CustomerLinks(props: CustomerLinksProps) {
  return (
    <WithParts parts={["admin", "order-links"]}>
      <LinksDialog {...props} />
    </WithParts>
  )
}

function LinksDialog({ order, changes, onClose }: CustomerLinksProps) {
  const t = useTranslations("admin.customerLinks")
  const tUi = useTranslations("ui")
  const { id, customer } = order
  const email = order.email ?? ""
  const token = openTransfer(changes)?.token
  return (
    <Dialog
      open
      size="md"
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{tUi("close")}</Button>}
    >
      <ul className="grid gap-5">
        <LinkRow name={t("confirmation.name")} path={`/order/${id}`}>
          {t("confirmation.text")}
        </LinkRow>
        <LinkRow name={t("return.name")} path={customer?.has_account ? `/account/orders/${id}/return` : undefined}>
          {customer?.has_account ? t("return.text", { email }) : t("return.guest")}
        </LinkRow>
        {token ? (
          <LinkRow name={t("answer.name")} path={`/account/transfer/${id}/${token}`}>
            {t("answer.text", { email })}
          </LinkRow>
        ) : (
          <LinkRow name={t("transfer.name")} path={`/account/transfer?order=${id}`}>
            {t("transfer.text", { email })}
          </LinkRow>
        )}
      </ul>
    </Dialog>
  )
}

/** A link with a copy button; without a path, only why there is none. */
function LinkRow({ name, path, children }: { name: string; path: string | undefined; children: ReactNode }) {
  const t = useTranslations("admin.customerLinks")
  return (
    <li className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-0.5">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{children}</p>
      </div>
      {path && (
        <div>
          <CopyLink path={path} label={t("copy")} of={name} />
        </div>
      )}
    </li>
  )
}
