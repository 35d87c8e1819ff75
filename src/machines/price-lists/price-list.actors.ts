import { fromPromise } from "xstate"
import { batchesOf } from "#lib/batches.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import { stopOfReading } from "#machines/kit/send-rows.ts"
import { UnsureError } from "#machines/kit/unsure-error.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { listPrices } from "./list-prices.ts"
import { changesOf, type PriceChange } from "./price-change.ts"
import type { Filled, RefusedPrice } from "./price-list.context.ts"
import { detailsOf, KEY, type PriceListDraft } from "./price-list.draft.ts"
import { wantedPrices } from "./price-list.rules.ts"

/** How many of the latest lists are searched for one whose response was lost. */
const LATEST = 50

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

  /** Finds the list of this draft among the latest ones. */
  async function find({ key }: PriceListDraft): Promise<string | undefined> {
    const query = { fields: "id,metadata", order: "-created_at", limit: LATEST }
    const found = needed((await lists.list({ query })).price_lists)
    return found.find(({ metadata }) => (metadata as Record<string, unknown> | null)?.[KEY] === key)?.id
  }
  const findOrUnsure = (draft: PriceListDraft, cause?: unknown) =>
    find(draft).catch((error: unknown) => {
      throw new UnsureError(cause ?? error, true)
    })

  /** Creates the list as a draft without prices. After a lost response, it looks for it instead of sending it again. */
  async function create({ draft, isSent }: Creation): Promise<string> {
    const known = isSent ? await findOrUnsure(draft) : undefined
    const body = detailsOf(draft)
    const query = { fields: "id" }
    // The input may have changed since.
    if (known !== undefined) return needed((await lists.update({ id: known, body, query })).price_list).id
    try {
      return needed((await lists.create({ body: { ...body, status: "draft" }, query })).price_list).id
    } catch (error) {
      if (!isLost(toApiError(error))) throw error
      const found = await findOrUnsure(draft, error)
      if (found === undefined) throw error
      return found
    }
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
