import { useQuery } from "@tanstack/react-query"
import { Fragment, type ReactNode } from "react"
import { ArrangeButton } from "./arrange-button.tsx"
import { type Arrangeable, layoutQuery, shownCards } from "./layout.ts"

interface ArrangedCardsProps {
  /** The server's name of the page: "customer.details". */
  zone: string
  cards: readonly (Arrangeable & { readonly content: ReactNode })[]
}

/** Cards of a page in the order that the administrator chose, and a button to change it. */
export function ArrangedCards({ zone, cards }: ArrangedCardsProps) {
  const { data } = useQuery(layoutQuery(zone))
  return (
    <>
      {shownCards(cards, data?.placements).map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
      <div className="justify-self-end">
        <ArrangeButton zone={zone} cards={cards} />
      </div>
    </>
  )
}
