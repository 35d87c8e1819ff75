import { createFileRoute } from "@tanstack/react-router"
import { CancelTransferPage } from "#store/order/transfer/cancel-transfer-page.tsx"

export const Route = createFileRoute("/_store/account/_member/transfer/$id/cancel")({ component: CancelTransferPage })
