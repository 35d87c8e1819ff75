import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams, text } from "#lib/search-params.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { NewReservation } from "./-reservation/new-reservation.tsx"

export const Route = createFileRoute("/admin/_app/_inventory/reservations/new")({
  validateSearch: searchParams({ item: text() }),
  component: NewReservationPage,
})

function NewReservationPage() {
  const t = useTranslations("admin.reservation")
  const { item } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page width="narrow">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t("list"), link: { to: "/admin/reservations" } }]} />}
        title={t("create")}
        description={t("newHint")}
      />
      <NewReservation
        itemId={item}
        onCreated={({ id }) => void navigate({ to: "/admin/reservations/$id", params: { id }, replace: true })}
      />
    </Page>
  )
}
