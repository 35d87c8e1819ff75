import { createFileRoute } from "@tanstack/react-router"
import { loadMessages } from "#lib/messages/index.ts"
import { StoreApp } from "#store/shell/store-app.tsx"

/** Storefront layout with its messages. */
export const Route = createFileRoute("/_store")({
  loader: async ({ context: { locale } }) => ({ locale, messages: await loadMessages(locale, "shared", "store") }),
  staleTime: Number.POSITIVE_INFINITY,
  component: StoreApp,
})
