import { adminSdk } from "#admin/api/client.ts"
import { toAddressBody } from "#admin/orders/address-form.ts"
import { rememberStarted } from "#admin/orders/started-changes.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { deleteDraft } from "#machines/orders/order-change/discard-change.ts"
import { toApiError } from "#sdk/error.ts"
import type { DraftForm } from "./draft-schema.ts"

type DraftBody = NonNullable<Parameters<ReturnType<typeof adminSdk>["admin"]["draftOrder"]["create"]>[0]>["body"]

export function toDraftBody({ picked: { customer, email }, ...values }: DraftForm): DraftBody {
  const address = values.withAddress ? toAddressBody(values.address) : undefined
  return {
    region_id: values.region,
    sales_channel_id: values.channel,
    email: customer?.email ?? email.trim(),
    ...(customer ? { customer_id: customer.id } : {}),
    ...(address ? { shipping_address: address } : {}),
    ...(address && values.sameBilling ? { billing_address: address } : {}),
  }
}

/** How old a draft is at most to be that of a lost response, in milliseconds; clocks may differ. */
const RECENT = 10 * 60_000

/** A creation that was sent and may have been executed. */
export interface SentDraft {
  readonly body: DraftBody
  /** When it was sent, in milliseconds. */
  readonly since: number
}

/** Finds the draft that a request whose response was lost has created: a new one of these values without items. */
async function findCreated({ body, since }: SentDraft): Promise<string | undefined> {
  const query = {
    region_id: String(body.region_id),
    order: "-created_at",
    limit: 20,
    fields: "id,email,customer_id,sales_channel_id,created_at,items.id,shipping_address.address_1",
  }
  const { draft_orders } = await adminSdk().admin.draftOrder.list({ query })
  const streetOf = (address: unknown) => (address as { address_1?: string | null } | null | undefined)?.address_1 ?? ""
  return draft_orders.find(
    (draft) =>
      draft.email === body.email &&
      (!body.customer_id || draft.customer_id === body.customer_id) &&
      draft.sales_channel_id === body.sales_channel_id &&
      streetOf(draft.shipping_address) === streetOf(body.shipping_address) &&
      (draft.items ?? []).length === 0 &&
      Date.parse(String(draft.created_at)) > since - RECENT,
  )?.id
}

/**
 * Creates a draft and returns its id. `keep` gets what may have been executed from now on, for the next attempt: that one
 * looks for the draft first, and replaces it if the values were changed.
 */
export async function createDraft(
  body: DraftBody,
  earlier: Partial<SentDraft>,
  keep: (sent: Partial<SentDraft>) => void,
): Promise<string> {
  const sdk = adminSdk()
  const started = (id: string) => {
    rememberStarted(id)
    return id
  }
  if (earlier.body) {
    const known = await findCreated(earlier as SentDraft)
    if (known && JSON.stringify(earlier.body) === JSON.stringify(body)) return started(known)
    if (known) await deleteDraft(sdk, known)
  }
  const sent = { body, since: Date.now() }
  keep(sent)
  try {
    return started((await sdk.admin.draftOrder.create({ body })).draft_order.id)
  } catch (error) {
    if (!isLost(toApiError(error))) {
      keep({})
      throw error
    }
    const id = await findCreated(sent).catch(() => undefined)
    if (id === undefined) throw error
    return started(id)
  }
}
