import { fromPromise } from "xstate"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import { UnsureError } from "#machines/kit/unsure-error.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { bodyOf, KEY, type PromotionStatus } from "./promotion-body.ts"
import type { PlacedRefusal } from "./promotion-builder.context.ts"
import type { PromotionDraft } from "./promotion-builder.draft.ts"

/** How many of the latest promotions are searched for one whose response was lost. */
const LATEST = 50

interface Creation {
  readonly draft: PromotionDraft
  readonly status: PromotionStatus
  readonly sent: string | null
}

const TAKEN = /with (code|campaign_identifier): (.*), already exists/s

/** The field of a refusal; undefined if it concerns none. */
export function placeRefusal({ message, kind, status }: ApiError, draft: PromotionDraft): PlacedRefusal | undefined {
  if (kind !== "http" || status >= 500) return undefined
  const [, column, value = ""] = TAKEN.exec(message) ?? []
  if (column !== undefined) return { field: column === "code" ? "code" : "identifier", kind: "taken", value }
  return status === 404 && draft.campaign === "existing"
    ? { field: "existing", kind: "gone", value: draft.existing?.name ?? "" }
    : undefined
}

/** The request of the builder. It isn't aborted when the page is left. */
export function promotionBuilderActors(sdk: AdminSdk) {
  const { promotion: promotions } = sdk.admin
  /** Finds the promotion of this draft among the latest ones. */
  async function find({ key }: PromotionDraft): Promise<string | undefined> {
    const query = { fields: "id,metadata", order: "-created_at", limit: LATEST }
    const found = needed((await promotions.list({ query })).promotions)
    return found.find(({ metadata }) => (metadata as Record<string, unknown> | null)?.[KEY] === key)?.id
  }
  const findOrUnsure = (draft: PromotionDraft, sent: string, cause?: unknown) =>
    find(draft).catch((error: unknown) => {
      throw new UnsureError(cause ?? error, sent)
    })

  /**
   * Creates the promotion. After a lost response, it looks for it instead of sending it again; one that was sent with
   * other entries is deleted, together with the campaign that was created with it.
   */
  async function create({ draft, status, sent }: Creation): Promise<string> {
    const body = bodyOf(draft, status)
    const now = JSON.stringify(body)
    const query = { fields: "id" }
    if (sent !== null) {
      const earlier = await findOrUnsure(draft, sent)
      if (earlier !== undefined && sent === now) return earlier
      if (earlier !== undefined) await remove(earlier, sent)
    }
    try {
      return needed((await promotions.create({ body, query })).promotion).id
    } catch (error) {
      if (!isLost(toApiError(error))) throw error
      const found = await findOrUnsure(draft, now, error)
      if (found === undefined) throw error
      return found
    }
  }
  async function remove(id: string, sent: string) {
    const query = { fields: "id,campaign_id" }
    const { campaign_id } = needed((await promotions.retrieve({ id, query })).promotion)
    await promotions.delete({ id })
    if ("campaign" in (JSON.parse(sent) as object) && campaign_id) await sdk.admin.campaign.delete({ id: campaign_id })
  }
  return { create: fromPromise(({ input }: { input: Creation }) => create(input)) }
}
