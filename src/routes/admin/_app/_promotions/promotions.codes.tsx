import { createFileRoute } from "@tanstack/react-router"
import { restoreBulkEdit } from "#admin/kit/bulk-job/bulk-edits.ts"
import { CodesPage } from "#admin/promotions/codes/codes-page.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"

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
