import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import { type Why, whyOf } from "./history/event-lines.ts"
import { useWhyText } from "./history/use-why-text.ts"
import { useChangeName } from "./order-change/use-change-name.ts"

export interface ItemNote {
  /** Id of the action. */
  readonly id: string
  /** Type of the change, such as `return_request`. */
  readonly type: string
  readonly why: Why
}

const CANCELING = ["REINSTATE_ITEM", "CANCEL_RETURN_ITEM"]
const ownerOf = ({ claim_id, exchange_id, return_id }: OrderChange) => claim_id ?? exchange_id ?? return_id

/** Ids of the claims, exchanges and returns that were canceled. */
const canceledIn = (changes: readonly OrderChange[]) =>
  new Set(
    changes
      .filter(({ actions }) => actions?.some(({ action }) => CANCELING.includes(action)))
      .flatMap((change) => ownerOf(change) ?? []),
  )

const isCanceled = (change: OrderChange, canceled: ReadonlySet<string>) => canceled.has(ownerOf(change) ?? "")

/** Returns the reasons and notes of a line item in an order's confirmed changes, oldest first; not of canceled ones. */
export const notesOfItem = (itemId: string, changes: readonly OrderChange[]): ItemNote[] =>
  [...changes]
    .filter((change) => change.status === "confirmed" && !isCanceled(change, canceledIn(changes)))
    .sort((a, b) => a.version - b.version)
    .flatMap(({ actions, change_type }) =>
      (actions ?? []).flatMap((action) => {
        const why = action.details?.reference_id === itemId ? whyOf(action) : undefined
        return why ? [{ id: action.id, type: String(change_type ?? "change"), why }] : []
      }),
    )

interface ItemNotesProps {
  itemId: string
  changes: readonly OrderChange[]
}

/** Reasons and notes that were entered for a line item in earlier changes: "Return: Wrong size · “One has a hole”". */
export function ItemNotes({ itemId, changes }: ItemNotesProps) {
  const nameOf = useChangeName()
  const textOf = useWhyText()
  return notesOfItem(itemId, changes).map(({ id, type, why }) => (
    <p key={id} className="text-xs wrap-anywhere text-muted first-letter:uppercase">
      {`${nameOf(type)}: ${textOf(why)}`}
    </p>
  ))
}
