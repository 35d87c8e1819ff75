import { createFileRoute } from "@tanstack/react-router"
import { loadMessages } from "#lib/messages/index.ts"
import { storeExtensions } from "#store/extensions/store-extensions.ts"
import { StoreApp } from "#store/shell/store-app.tsx"

/** Storefront layout with its messages. */
export const Route = createFileRoute("/_store")({
  loader: async ({ context: { locale } }) => {
    const [messages] = await Promise.all([loadMessages(locale, "shared", "store"), storeExtensions.load()])
    return { locale, messages }
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: StoreApp,
})
