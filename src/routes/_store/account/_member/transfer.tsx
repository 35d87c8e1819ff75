import { createFileRoute } from "@tanstack/react-router"

export const Route = createFileRoute("/_store/account/_member/transfer")({ component: () => null })
