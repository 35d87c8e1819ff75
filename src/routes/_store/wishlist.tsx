import { createFileRoute } from "@tanstack/react-router"
import { loadMessages } from "#lib/messages/index.ts"
import { loadMarket } from "#store/api/load.ts"
import { WishlistPending } from "#store/shell/titled-pending.tsx"
import { WishlistPage } from "#store/wishlist/wishlist-page.tsx"

export const Route = createFileRoute("/_store/wishlist")({
  ssr: false,
  loader: async ({ context: { queryClient, locale } }) => {
    const [messages] = await Promise.all([loadMessages(locale, "shared", "store", "browse"), loadMarket(queryClient)])
    return { locale, messages }
  },
  component: WishlistPage,
  pendingComponent: WishlistPending,
})
