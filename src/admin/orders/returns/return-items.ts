import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import type { Why } from "#admin/orders/history/event-lines.ts"
import { lineTitle } from "#lib/line-title.ts"
import type { ClaimReason } from "#machines/orders/order-change/steps/claim-steps.ts"
import type { ReturnKind } from "./return-search.ts"

export interface ReturnLine {
  readonly id: string
  readonly quantity: number
  readonly title: string
  readonly why?: Why
}
/** Items of a return, claim or exchange. */
export interface ReturnItems {
  readonly returned: readonly ReturnLine[]
  readonly claimed: readonly ReturnLine[]
  /** Items that the customer gets. */
  readonly sent: readonly ReturnLine[]
}

interface Row {
  readonly id: string
  readonly quantity: number
  readonly item?: unknown
  /** Of a return's item. */
  readonly reason_id?: string | null | undefined
  readonly note?: string | null | undefined
  /** Of a claim's item. */
  readonly reason?: ClaimReason | null | undefined
}
/** A return's item can also bring its reason as an object. */
const claimReasonOf = (reason: Row["reason"]) => (typeof reason === "string" ? { claimReason: reason } : {})
const linesOf = (rows: readonly Row[] | null | undefined): ReturnLine[] =>
  (rows ?? []).map(({ id, quantity, item, reason_id, note, reason }) => {
    const why = {
      ...(reason_id ? { reasonId: reason_id } : {}),
      ...claimReasonOf(reason),
      ...(note ? { note } : {}),
    }
    const title = lineTitle((item ?? {}) as never)
    return { id, quantity, title, ...(Object.keys(why).length > 0 ? { why } : {}) }
  })
const withLines = (...names: string[]) => ["id", ...names.flatMap((name) => [`*${name}`, `*${name}.item`])].join()

/** Loads the items of a row in the list of returns, claims or exchanges; nothing is listed before it is requested. */
export const returnItemsQuery = (tab: ReturnKind, id: string) =>
  queryOptions({
    queryKey: ["admin", "return-lists", "items", tab, id],
    queryFn: async ({ signal }): Promise<ReturnItems> => {
      const { return: returns, claim: claims, exchange: exchanges } = adminSdk().admin
      if (tab === "returns") {
        const { return: row } = await returns.retrieve({ id, query: { fields: withLines("items") } }, { signal })
        return { returned: linesOf(row?.items), claimed: [], sent: [] }
      }
      if (tab === "exchanges") {
        const query = { fields: withLines("additional_items", "return.items") }
        const { exchange } = await exchanges.retrieve({ id, query }, { signal })
        return { returned: linesOf(exchange.return?.items), claimed: [], sent: linesOf(exchange.additional_items) }
      }
      const query = { fields: withLines("claim_items", "additional_items", "return.items") }
      const { claim } = await claims.retrieve({ id, query }, { signal })
      return {
        returned: linesOf(claim.return?.items),
        claimed: linesOf(claim.claim_items),
        sent: linesOf(claim.additional_items),
      }
    },
    staleTime: 10_000,
  })
