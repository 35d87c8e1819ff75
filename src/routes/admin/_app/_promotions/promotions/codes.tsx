import { createFileRoute } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadParts } from "#routes/-app/part-outlet.tsx"
import { restoreBulkEdit } from "#routes/admin/_app/-bulk-edit/bulk-edits.ts"
import { CodesPage } from "./-codes/codes-page.tsx"

export const Route = createFileRoute("/admin/_app/_promotions/promotions/codes")({
  loader: async ({ context: { locale } }) => {
    const [texts] = await Promise.all([loadParts(locale, "admin", "promotion-codes"), restoreBulkEdit()])
    return texts
  },
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <CodesPage />
    </I18nProvider>
  ),
})
