import { createFileRoute } from "@tanstack/react-router"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { AnswerTransferPage } from "#store/order/transfer/answer-transfer-page.tsx"

/**
 * Page linked from the email. `/accept` and `/decline` at its end are two links in one email: they only decide which
 * button comes first, because mail programs open links automatically.
 */
export const Route = createFileRoute("/_store/account/transfer/$id/$token/{-$answer}")({
  ssr: false,
  loader: ({ context: { locale } }) => loadParts(locale, "store", "account"),
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <AnswerTransferPage />
    </I18nProvider>
  ),
})
