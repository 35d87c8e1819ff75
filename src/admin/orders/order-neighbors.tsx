import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { useShortcut } from "#ui/shortcut.ts"
import { type Neighbor, neighborOnNextPage, neighborOnPage, type OrderPlace } from "./order-place.ts"

/** The order that was opened from a list last: its flows return to its page without the place in the list. */
let last: { readonly id: string; readonly place: OrderPlace } | undefined

/** Buttons for the previous and next order of the list that the order was opened from; nothing without a list. */
export function OrderNeighbors({ id }: { id: string }) {
  const openedPlace = useLocation({ select: ({ state }) => state.orderPlace })
  if (openedPlace) last = { id, place: openedPlace }
  const place = openedPlace ?? (last?.id === id ? last.place : undefined)
  return place?.ids.includes(id) ? <Neighbors key={id} id={id} place={place} /> : null
}

/** Milliseconds on an order before the next one is loaded. */
const PAUSE = 600

function Neighbors({ id, place }: { id: string; place: OrderPlace }) {
  const t = useTranslations("admin.orders.place")
  const navigate = usePageNavigate()
  const router = useRouter()
  const previous = useNeighbor(place, id, -1)
  const next = useNeighbor(place, id, 1)
  const load = (neighbor: Neighbor | null | undefined) =>
    neighbor && void router.preloadRoute({ to: "/admin/orders/$id", params: { id: neighbor.id } })
  // Replaces the entry of the history, so that Back returns to the list.
  const open = (neighbor: Neighbor | null | undefined) =>
    neighbor
      ? () =>
          void navigate({
            to: "/admin/orders/$id",
            params: { id: neighbor.id },
            state: { orderPlace: neighbor.place },
            replace: true,
          })
      : undefined
  useShortcut({ key: "k" }, open(previous))
  useShortcut({ key: "j" }, open(next))
  const nextId = next?.id
  useEffect(() => {
    if (!nextId) return
    const timer = setTimeout(() => void router.preloadRoute({ to: "/admin/orders/$id", params: { id: nextId } }), PAUSE)
    return () => clearTimeout(timer)
  }, [router, nextId])
  return (
    <span className="flex">
      <IconButton
        icon="chevronUp"
        label={t("previousKey")}
        aria-keyshortcuts="k"
        disabledReason={previous === null ? t("first") : null}
        onPointerEnter={() => load(previous)}
        onClick={open(previous)}
      />
      <IconButton
        icon="chevronDown"
        label={t("nextKey")}
        aria-keyshortcuts="j"
        disabledReason={next === null ? t("last") : null}
        onPointerEnter={() => load(next)}
        onClick={open(next)}
      />
    </span>
  )
}

/** The neighbor of an order; null without one, undefined while it is loading or couldn't be loaded. */
function useNeighbor(place: OrderPlace, id: string, step: -1 | 1): Neighbor | null | undefined {
  const client = useQueryClient()
  const here = neighborOnPage(place, id, step)
  const { data } = useQuery({
    queryKey: ["admin", "orders", "neighbor", place, step],
    queryFn: () => neighborOnNextPage(client, place, step),
    enabled: !here,
    staleTime: 30_000,
  })
  return here ?? data
}
