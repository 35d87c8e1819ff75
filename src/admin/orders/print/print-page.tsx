import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { fulfillableItems } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Banner } from "#ui/banner.tsx"
import { Breadcrumbs, type Crumb } from "#ui/breadcrumbs.tsx"
import { Button } from "#ui/button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { creditNoteOf } from "./document.rules.ts"
import { fulfillmentsOf, type Packed, packedNext } from "./packed-items.ts"
import { MAX_PRINTED, type PrintType, printedQuery, printTypes, senderQuery } from "./print-query.ts"
import { PrintedOrder } from "./printed-order.tsx"

interface PrintPageProps {
  /** Ids of orders with commas between them. */
  ids?: string | undefined
  type?: PrintType | undefined
  /** What the packing slip lists, if a single order is printed; by default what is to be packed next. */
  fulfillment?: Packed | undefined
}

/** Packing slips, invoices or credit notes of orders, each on pages of its own. */
export function PrintPage({ ids: list, type = "packingSlip", fulfillment }: PrintPageProps) {
  const t = useTranslations("admin.printOrders")
  const to = useTranslations("admin.orders")
  const navigate = usePageNavigate()
  const ids = list?.split(",") ?? []
  const printed = ids.slice(0, MAX_PRINTED)
  const orders = useQuery({ ...printedQuery(printed), enabled: printed.length > 0 })
  const sender = useQuery(senderQuery)
  const rows = (orders.data ?? []).filter((order): order is Order => order !== undefined)
  const missing = printed.length - rows.length
  const shown = type === "creditNote" ? rows.filter(creditNoteOf) : rows
  const [only] = rows.length === 1 ? rows : []
  const packages = only ? fulfillmentsOf(only) : []
  const error = orders.error ?? sender.error
  const isReady = orders.data !== undefined && sender.data !== undefined
  const orderCrumb: Crumb | undefined =
    only && ids.length === 1
      ? {
          label: to("detail.name", { number: String(only.display_id) }),
          link: { to: "/admin/orders/$id", params: { id: only.id } },
        }
      : undefined
  const crumbs: Crumb[] = [{ label: to("title"), link: { to: "/admin/orders" } }, ...(orderCrumb ? [orderCrumb] : [])]
  const show = (search: PrintPageProps) =>
    void navigate({ to: "/admin/orders/print", search: { ids: list, type, ...search }, replace: true })
  return (
    <Page width="narrow">
      <div className="grid gap-4 print:hidden">
        <PageHeader
          title={t("title")}
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          actions={
            <Button
              variant="primary"
              busy={!isReady && !error && printed.length > 0}
              disabledReason={isReady && shown.length === 0 ? t(rows.length === 0 ? "none" : "noCredits") : undefined}
              onClick={() => window.print()}
            >
              {t("print", { count: shown.length })}
            </Button>
          }
        />
        <RadioCards
          legend={t("type")}
          columns={3}
          value={type}
          options={printTypes.map((value) => ({
            value,
            label: t(`types.${value}`),
            description: t(`hints.${value}`),
          }))}
          onChange={(next) => show({ type: next, fulfillment })}
        />
        {only && packages.length > 0 && type === "packingSlip" && (
          <Select
            label={t("items")}
            mandatory
            value={fulfillment ?? packedNext(only)}
            options={[
              { value: "all", label: t("wholeOrder") },
              ...(fulfillableItems(only).length > 0 ? [{ value: "open", label: t("openItems") }] : []),
              ...packages.map(({ id }, index) => ({ value: id, label: t("package", { number: String(index + 1) }) })),
            ]}
            onChange={({ target }) => show({ fulfillment: target.value })}
          />
        )}
        {ids.length > MAX_PRINTED && (
          <Banner tone="waiting" title={t("tooMany", { max: MAX_PRINTED, all: ids.length })} />
        )}
        {isReady && missing > 0 && <Banner tone="waiting" title={t("missing", { count: missing })} />}
        {shown.length < rows.length && <Banner title={t("withoutCredits", { count: rows.length - shown.length })} />}
        {printed.length === 0 && <p>{t("none")}</p>}
        {error && <ListError error={error} onRetry={() => void (orders.error ? orders : sender).refetch()} />}
      </div>
      {printed.length > 0 && !isReady && !error && <Skeleton className="h-160" />}
      {sender.data &&
        shown.map((order) => (
          <PrintedOrder key={order.id} order={order} type={type} fulfillment={fulfillment} sender={sender.data} />
        ))}
    </Page>
  )
}
