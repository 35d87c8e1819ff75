import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** How a card is placed; both are optional, because the server keeps what other clients send. */
interface Placement {
  readonly hidden?: boolean
  readonly order?: number
}

export type Placements = Readonly<Record<string, Placement>>

/** A card of a page that can be moved and hidden. */
export interface Arrangeable {
  readonly id: string
  readonly name: string
}

const isPlacement = (value: unknown): value is Placement => typeof value === "object" && value !== null

/** The arrangement of a page: the administrator's own, else the one for everyone. */
export const layoutQuery = (zone: string) =>
  queryOptions({
    queryKey: ["admin", "layouts", zone],
    queryFn: async ({ signal }) => {
      const answer = await adminSdk().admin.layouts.retrieveConfiguration({ zone }, { signal })
      const { personal_configuration: personal, default_configuration: common } = answer
      const widgets = Object.entries(Object((personal ?? common)?.configuration?.widgets) as Record<string, unknown>)
      const placements: Placements = Object.fromEntries(
        widgets.flatMap(([id, value]) => (isPlacement(value) ? [[id, value] as const] : [])),
      )
      return { isOwn: personal !== null, placements }
    },
    staleTime: 300_000,
    retry: false,
  })

/** The cards in their order, also the hidden ones. Cards without a place keep theirs. */
export function inOrder<Card extends Arrangeable>(cards: readonly Card[], placements: Placements): readonly Card[] {
  const placeOf = (card: Card, index: number) => placements[card.id]?.order ?? index
  return cards
    .map((card, index) => ({ card, place: placeOf(card, index) }))
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card)
}

/** The cards that are shown, in their order. */
export const shownCards = <Card extends Arrangeable>(cards: readonly Card[], placements: Placements = {}) =>
  inOrder(cards, placements).filter(({ id }) => placements[id]?.hidden !== true)
