import { createFileRoute } from "@tanstack/react-router"
import { AnswerTransferPage } from "#store/order/transfer/answer-transfer-page.tsx"

/**
 * Page linked from the email. `/accept` and `/decline` at its end are two links in one email: they only decide which
 * button comes first, because mail programs open links automatically.
 */
export const Route = createFileRoute("/_store/account/transfer/$id/$token/{-$answer}")({
  ssr: false,
  component: AnswerTransferPage,
})
