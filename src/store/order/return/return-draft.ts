import type { ReturnDraft } from "#machines/store/self-return/self-return.context.ts"
import { emptySelection, type ReturnSelection } from "#machines/store/self-return/self-return.rules.ts"
import { keptValue } from "#store/visit/kept-ids.ts"

interface Kept extends ReturnDraft {
  readonly orderId: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const selectionOf = (value: unknown): ReturnSelection => {
  const { quantity, reasonId, note } = isRecord(value) ? value : {}
  return {
    quantity: typeof quantity === "number" && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0,
    reasonId: typeof reasonId === "string" ? reasonId : emptySelection.reasonId,
    note: typeof note === "string" ? note : emptySelection.note,
  }
}

const draft = keptValue<Kept | null>("returnDraft", (stored) => {
  if (!isRecord(stored) || typeof stored.orderId !== "string" || !isRecord(stored.selections)) return null
  const selections = Object.entries(stored.selections).map(([id, value]) => [id, selectionOf(value)] as const)
  const isCount = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === "number"
  return {
    orderId: stored.orderId,
    selections: Object.fromEntries(selections),
    optionId: typeof stored.optionId === "string" ? stored.optionId : null,
    before: isRecord(stored.before) ? Object.fromEntries(Object.entries(stored.before).filter(isCount)) : undefined,
  }
})

/** The draft of a return of this order, kept for this tab. */
export function returnDraft(orderId: string): ReturnDraft | undefined {
  const kept = draft.read()
  return kept?.orderId === orderId ? kept : undefined
}
export const keepReturnDraft = (orderId: string, { selections, optionId, before }: ReturnDraft): void =>
  draft.write({ orderId, selections, optionId, before })
export const dropReturnDraft = (): void => draft.write(null)
