import { createFileRoute } from "@tanstack/react-router"
import { restoreBulkEdit } from "#admin/kit/bulk-job/bulk-edits.ts"
import { BulkPage } from "#admin/orders/order-jobs/bulk-page.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_orders/orders/bulk")({
  loader: async ({ context: { locale } }) => {
    const [texts] = await Promise.all([loadParts(locale, "admin", "order-jobs"), restoreBulkEdit()])
    return texts
  },
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <BulkPage />
    </I18nProvider>
  ),
})
