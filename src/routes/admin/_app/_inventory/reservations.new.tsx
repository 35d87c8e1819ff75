import { createFileRoute } from "@tanstack/react-router"
import { NewReservation } from "#admin/inventory/reservations/new-reservation.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/_inventory/reservations/new")({
  validateSearch: searchParams({ item: text() }),
  component: NewReservationPage,
})

function NewReservationPage() {
  const t = useTranslations("admin.reservation")
  const { item } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/reservations" } }}
      title={t("create")}
      hint={t("newHint")}
    >
      <NewReservation
        itemId={item}
        onCreated={({ id }) => void navigate({ to: "/admin/reservations/$id", params: { id }, replace: true })}
      />
    </NewRecordPage>
  )
}
