import { fromPromise } from "xstate"
import { createOnce, idWithKey, latestQuery } from "#machines/kit/create-once.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"
import { bodyOf, KEY, type PromotionStatus } from "./promotion-body.ts"
import type { PlacedRefusal } from "./promotion-builder.context.ts"
import type { PromotionDraft } from "./promotion-builder.draft.ts"

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
  /** One that was sent with other entries is deleted, together with the campaign that was created with it. */
  function create({ draft, status, sent }: Creation): Promise<string> {
    const body = bodyOf(draft, status)
    const now = JSON.stringify(body)
    return createOnce({
      sent,
      now,
      find: async () => idWithKey(needed((await promotions.list({ query: latestQuery })).promotions), KEY, draft.key),
      create: async () => needed((await promotions.create({ body, query: { fields: "id" } })).promotion).id,
      async catchUp(id, earlier) {
        if (earlier !== now) await remove(id, earlier)
        return earlier === now
      },
    })
  }
  async function remove(id: string, sent: string) {
    const query = { fields: "id,campaign_id" }
    const { campaign_id } = needed((await promotions.retrieve({ id, query })).promotion)
    await promotions.delete({ id })
    if ("campaign" in (JSON.parse(sent) as object) && campaign_id) await sdk.admin.campaign.delete({ id: campaign_id })
  }
  return { create: fromPromise(({ input }: { input: Creation }) => create(input)) }
}
