import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useSyncExternalStore } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { hasNoResponse } from "#sdk/error.ts"
import { isOnline, watchOnline } from "#store/api/online.ts"
import type { CartQueue } from "#store/cart/cart-queue.ts"
import { Icon } from "#ui/icon.tsx"

/** Shows that the browser is offline and retries failed requests once it is online; causes no layout shift. */
export function OfflineBar({ queue }: { queue: CartQueue }) {
  const t = useTranslations("store.layout")
  const online = useSyncExternalStore(watchOnline, isOnline, () => true)
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const onOnline = () => {
      queue.retry(({ error }) => hasNoResponse(error))
      void client.refetchQueries({ type: "active", predicate: (query) => query.state.status === "error" })
      if (router.state.matches.some((match) => match.status === "error")) void router.invalidate()
    }
    window.addEventListener("online", onOnline)
    return () => window.removeEventListener("online", onOnline)
  }, [queue, client, router])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 translate-y-[calc(var(--bottom-bar,0px)*-1)] z-30 grid justify-items-center p-4"
    >
      {!online && (
        <p className="pointer-events-auto flex animate-appear items-center gap-2 rounded-full bg-ink px-4 py-2 text-sm text-canvas shadow-md">
          <Icon name="alert" />
          {t("offline")}
        </p>
      )}
    </div>
  )
}
