import { createFileRoute } from "@tanstack/react-router"

export const Route = createFileRoute("/_store/account/transfer/$id/$token/{-$answer}")({ component: () => null })
