import { createFileRoute } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadParts } from "#routes/-app/part-outlet.tsx"
import { restoreBulkEdit } from "#routes/admin/_app/-bulk-edit/bulk-edits.ts"
import { BulkPage } from "./-bulk/bulk-page.tsx"

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
