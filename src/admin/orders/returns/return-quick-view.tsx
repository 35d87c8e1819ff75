import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import type { QuickViewControls } from "#admin/kit/list/use-quick-view.tsx"
import { useWhyText } from "#admin/orders/history/use-why-text.ts"
import { QuickViewDrawer } from "#admin/orders/quick-view-drawer.tsx"
import { ReturnStatusBadge } from "#admin/orders/status-badges.tsx"
import { WithParts } from "#app/with-parts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { returnItemsQuery } from "./return-items.ts"
import type { ReturnRow } from "./return-lists.ts"
import type { ReturnKind } from "./return-search.ts"

interface ReturnQuickViewProps extends QuickViewControls {
  row: ReturnRow
  tab: ReturnKind
}

/** A return, claim or exchange beside its list: its items, and links to its order and to receive it. */
export function ReturnQuickView(props: ReturnQuickViewProps) {
  return (
    <WithParts parts={["admin", "orders", "order"]}>
      <QuickView {...props} />
    </WithParts>
  )
}

function QuickView({ row, tab, ...controls }: ReturnQuickViewProps) {
  const t = useTranslations("admin.returnQuickView")
  const tl = useTranslations("admin.returnLists")
  const textOf = useWhyText()
  const { data: items, error, refetch } = useQuery(returnItemsQuery(tab, row.id))
  const parts = items ? (["returned", "claimed", "sent"] as const).filter((part) => items[part].length > 0) : []
  return (
    <QuickViewDrawer
      title={t(tab, { number: String(row.number ?? "") })}
      footer={
        <>
          {row.receivable && (
            <LinkButton
              icon="box"
              to="/admin/orders/$id/returns/$returnId/receive"
              params={{ id: row.orderId, returnId: row.receivable }}
            >
              {tl("receive")}
            </LinkButton>
          )}
          <LinkButton to="/admin/orders/$id" params={{ id: row.orderId }} variant="primary">
            {t("open")}
          </LinkButton>
        </>
      }
      place={{
        previous: t("previous"),
        next: t("next"),
        first: t("first"),
        last: t("last"),
      }}
      {...controls}
    >
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {row.status && <ReturnStatusBadge status={row.status} />}
          <DateTime value={row.createdAt} />
          {row.email && <span className="wrap-anywhere">{row.email}</span>}
        </p>
        {error && !items && <ListError error={error} onRetry={() => refetch()} />}
        {!items && !error && <Skeleton className="h-36 w-full" />}
        {items && parts.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
        {parts.map((part) => (
          <Card key={part} title={t(part)}>
            <ul className="grid gap-2 text-sm">
              {items?.[part].map(({ id, quantity, title, why }) => (
                <li key={id} className="wrap-anywhere">
                  {t("line", { quantity, title })}
                  {why && <p className="text-xs text-muted">{textOf(why)}</p>}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </QuickViewDrawer>
  )
}
