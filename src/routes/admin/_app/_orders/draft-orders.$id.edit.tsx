import { createFileRoute, Navigate } from "@tanstack/react-router"
import { useCallback } from "react"
import { DraftEdit } from "#admin/orders/draft-orders/draft-edit.tsx"
import { ChangePage } from "#admin/orders/order-change/change-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { createDraftEditMachine } from "#machines/orders/draft-edit/draft-edit.machine.ts"

export const Route = createFileRoute("/admin/_app/_orders/draft-orders/$id/edit")({
  staticData: { layout: "guided" },
  component: EditPage,
})

function EditPage() {
  const t = useTranslations("admin.drafts.edit")
  const { id } = Route.useParams()
  const done = useCallback((number: string) => t("done", { number }), [t])
  return (
    <ChangePage orderId={id} create={createDraftEditMachine} done={done}>
      {(props) =>
        // The draft has become an order; Back or an old link leads here.
        props.order.status === "draft" ? (
          <DraftEdit {...props} />
        ) : (
          <Navigate to="/admin/orders/$id" params={{ id }} replace />
        )
      }
    </ChangePage>
  )
}
