import { createFileRoute } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import { texts } from "#lib/search-params.ts"
import { PayPage } from "#store/order/pay-page.tsx"
import { loadPayment } from "#store/payment/due-payment.ts"

export const Route = createFileRoute("/_store/order/$id_/pay")({
  ssr: false,
  // Banks return with parameters of the payment provider.
  validateSearch: texts,
  loader: ({ context: { locale, queryClient }, params: { id } }) => loadPayment(queryClient, locale, id),
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <PayPage />
    </I18nProvider>
  ),
})
