import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Navigate } from "@tanstack/react-router"
import { ExtensionCards } from "#admin/kit/extensions/extension-cards.tsx"
import { OrderHistory } from "#admin/orders/history/order-history.tsx"
import { OrderItems } from "#admin/orders/order-items.tsx"
import { OrderTotals } from "#admin/orders/order-money.tsx"
import { OrderCustomer } from "#admin/orders/order-page/order-customer.tsx"
import { OrderNotes } from "#admin/orders/order-page/order-notes.tsx"
import { previewQuery } from "#admin/orders/order-queries.ts"
import { OrderStatusBadge } from "#admin/orders/status-badges.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Card } from "#ui/card.tsx"
import { CopyId } from "#ui/copy-id.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Columns, Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { codesOf } from "./codes.ts"
import { DraftActions } from "./draft-actions.tsx"
import { draftQuery, isNoDraft } from "./draft-query.ts"

const route = getRouteApi("/admin/_app/_orders/draft-orders/$id/")

export function DraftPage() {
  const t = useTranslations("admin.drafts")
  const to = useTranslations("admin.orders.detail")
  const { id } = route.useParams()
  const { data: draft, error } = useSuspenseQuery(draftQuery(id))
  const { data: preview } = useSuspenseQuery(previewQuery(id))
  const change = openChange(preview)
  const codes = codesOf(draft)
  // The draft became an order while the page was open, here or elsewhere.
  if (error && isNoDraft(error)) return <Navigate to="/admin/orders/$id" params={{ id }} replace />
  const edit = { to: "/admin/draft-orders/$id/edit", params: { id } } as const
  return (
    <Page>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("title"), link: { to: "/admin/draft-orders" } }]} />}
        title={t("name", { number: String(draft.display_id) })}
        badges={<OrderStatusBadge status={draft.status} />}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DateTime value={draft.created_at} />
            {draft.sales_channel && <span>{draft.sales_channel.name}</span>}
            {draft.region && <span>{draft.region.name}</span>}
            <CopyId id={draft.id} what={to("id")} />
          </span>
        }
        actions={<DraftActions draft={draft} change={change} />}
      />
      {change && (
        <Banner
          tone="waiting"
          title={t("openEdit.title")}
          action={
            <LinkButton {...edit} size="sm">
              {t("openEdit.action")}
            </LinkButton>
          }
        >
          {t(change.status === "requested" ? "openEdit.requested" : "openEdit.text")}
        </Banner>
      )}
      <Columns
        aside={
          <>
            <OrderCustomer order={draft} />
            <OrderNotes order={draft} />
            <ExtensionCards on="draft-orders" record={draft} aside />
            <OrderHistory order={draft} />
          </>
        }
      >
        {draft.items.length === 0 ? (
          <Card title={to("items")} padding="flush">
            <EmptyState
              icon="cart"
              title={t("noItems.title")}
              text={t("noItems.text")}
              action={
                <LinkButton {...edit} variant="primary" icon="plus">
                  {t("noItems.action")}
                </LinkButton>
              }
            />
          </Card>
        ) : (
          <OrderItems order={draft} />
        )}
        {codes.length > 0 && (
          <Card title={t("edit.promotions.title")}>
            <p className="flex flex-wrap gap-2">
              {codes.map((code) => (
                <Badge key={code}>{code}</Badge>
              ))}
            </p>
          </Card>
        )}
        <OrderTotals order={draft} />
        <ExtensionCards on="draft-orders" record={draft} />
      </Columns>
    </Page>
  )
}
