import { fromPromise } from "xstate"
import { batchesOf } from "#lib/batches.ts"
import { createOnce, idWithKey, latestQuery } from "#machines/kit/create-once.ts"
import { needed } from "#machines/kit/needed.ts"
import { stopOfReading } from "#machines/kit/send-rows.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { listPrices } from "./list-prices.ts"
import { changesOf, type PriceChange } from "./price-change.ts"
import type { Filled, RefusedPrice } from "./price-list.context.ts"
import { detailsOf, KEY, type PriceListDraft } from "./price-list.draft.ts"
import { wantedPrices } from "./price-list.rules.ts"

interface Creation {
  readonly draft: PriceListDraft
  readonly isSent: boolean
}
interface Filling {
  readonly listId: string
  readonly draft: PriceListDraft
  readonly left: readonly PriceChange[] | null
  readonly refused: readonly RefusedPrice[]
}

/** The requests of the wizard. Writes aren't aborted when the page is left. */
export function priceListActors(sdk: AdminSdk) {
  const { priceList: lists } = sdk.admin
  const prices = listPrices(sdk)

  /** Creates the list as a draft without prices. */
  function create({ draft, isSent }: Creation): Promise<string> {
    const body = detailsOf(draft)
    const now = JSON.stringify(body)
    const query = { fields: "id" }
    return createOnce({
      // The sent body isn't kept: the input may have changed since.
      sent: isSent ? "" : null,
      now,
      find: async () => idWithKey(needed((await lists.list({ query: latestQuery })).price_lists), KEY, draft.key),
      create: async () => needed((await lists.create({ body: { ...body, status: "draft" }, query })).price_list).id,
      catchUp: async (id, sent) =>
        sent === now || Boolean(needed((await lists.update({ id, body, query })).price_list)),
    })
  }

  /** First compares the list's prices with the draft; then sends one chunk per call. Throws if the list was deleted. */
  async function fill({ listId, draft, left, refused }: Filling): Promise<Filled> {
    if (left === null) {
      try {
        // Prices of an unknown list are an empty page.
        needed((await lists.retrieve({ id: listId, query: { fields: "id" } })).price_list)
        const changes = changesOf(wantedPrices(draft), await prices.all(listId))
        return { left: changes, refused: [], stop: null, total: changes.length }
      } catch (thrown) {
        const error = toApiError(thrown)
        if (error.status === 404) throw error
        return { left: null, refused, stop: stopOfReading(error) }
      }
    }
    const [chunk = []] = batchesOf(left, { bodyOf: ({ put, remove }) => [put, remove] })
    const result = await prices.save(listId, chunk)
    const refusedNow = result.refused.map(({ row, error }) => ({
      variant: row.wanted.variant,
      column: row.wanted.column,
      text: error.message,
      isGone: result.gone.has(row.wanted.variant),
    }))
    return {
      left: [...result.left, ...left.slice(chunk.length)],
      refused: [...refused, ...refusedNow],
      stop: result.stop ?? null,
    }
  }

  /** Activates the list, or leaves it as a draft, and removes the mark of the wizard. */
  const finish = async ({ listId, activate }: { listId: string; activate: boolean }) => {
    const body = { ...(activate ? { status: "active" as const } : {}), metadata: { [KEY]: "" } }
    needed((await lists.update({ id: listId, body, query: { fields: "id" } })).price_list)
  }

  return {
    create: fromPromise(({ input }: { input: Creation }) => create(input)),
    fill: fromPromise(({ input }: { input: Filling }) => fill(input)),
    finish: fromPromise(({ input }: { input: Parameters<typeof finish>[0] }) => finish(input)),
  }
}
