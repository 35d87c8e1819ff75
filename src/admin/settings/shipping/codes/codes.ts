import { adminSdk } from "#admin/api/client.ts"
import type { ManagedResource } from "#admin/kit/managed-resource.ts"
import type { Dependants } from "#admin/kit/removal.ts"
import type { CodeSearch } from "./code-search.ts"
import { refundReasons } from "./refund-reason.resource.ts"
import { returnReasons } from "./return-reason.resource.ts"
import { shippingOptionTypes } from "./shipping-option-type.resource.ts"

/** A return reason, a refund reason or a shipping option type. Return reasons have a value, the others a code. */
export interface CodeRow {
  readonly id: string
  readonly label?: string | undefined
  readonly value?: string | undefined
  readonly code?: string | undefined
  readonly description?: string | null | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
  readonly created_at?: string | undefined
  readonly updated_at?: string | undefined
}
export interface CodeBody {
  label: string
  value?: string | undefined
  code?: string | undefined
  description?: string | null | undefined
  metadata?: Record<string, unknown> | null | undefined
}

type CodeResource = ManagedResource<CodeRow, CodeSearch, CodeBody>

/** The server requires both names with every change of a return reason. */
const namedReturnReasons = {
  ...returnReasons,
  update: async (id: string, body: Partial<CodeBody>) => {
    const { label, value } = body.label && body.value ? body : await load(id)
    return await returnReasons.update(id, {
      ...body,
      label: body.label ?? label ?? "",
      value: body.value ?? value ?? "",
    })
  },
}
const load = async (id: string): Promise<CodeRow> =>
  (await adminSdk().admin.returnReason.retrieve({ id, query: { fields: "id,label,value" } })).return_reason ?? { id }

/** Uses that the dialog for deleting names, and how many records were read to find them. */
export interface Uses extends Dependants {
  readonly read: number
}
interface Named {
  readonly number?: unknown
  readonly order: unknown
}
type NameOf = (kind: CodeKind, use: Named) => string

const READ = 200
const NAMED = 5

const inReturns = async (id: string, nameOf: NameOf, signal: AbortSignal): Promise<Uses> => {
  const query = { fields: "id,display_id,order.display_id,items.reason_id", order: "-created_at", limit: READ }
  const { returns } = await adminSdk().admin.return.list({ query }, { signal })
  const using = returns.filter(({ items = [] }) => items.some(({ reason_id }) => reason_id === id))
  const first = using.slice(0, NAMED).map((each) => {
    const order = each.order?.display_id
    return { id: each.id, name: nameOf("returnReason", { number: each.display_id, order }) }
  })
  return { count: using.length, first, read: returns.length }
}

const inRefunds = async (id: string, nameOf: NameOf, signal: AbortSignal): Promise<Uses> => {
  const fields = "id,payment_collection.order.display_id,refunds.refund_reason_id"
  const query = { fields, order: "-created_at", limit: READ }
  const { payments } = await adminSdk().admin.payment.list({ query }, { signal })
  const using = payments.filter(({ refunds }) => refunds?.some(({ refund_reason_id }) => refund_reason_id === id))
  const first = using.slice(0, NAMED).map((payment) => {
    const collection = payment.payment_collection as { order?: { display_id?: unknown } | null } | null | undefined
    return { id: payment.id, name: nameOf("refundReason", { order: collection?.order?.display_id }) }
  })
  return { count: using.length, first, read: payments.length }
}

const inOptions = async (id: string, _: NameOf, signal: AbortSignal): Promise<Uses> => {
  const query = { shipping_option_type_id: id, fields: "id,name", order: "name", limit: NAMED }
  const { shipping_options, count } = await adminSdk().admin.shippingOption.list({ query }, { signal })
  return { count, first: shipping_options.map(({ id, name }) => ({ id, name })), read: count }
}

const path = "/admin/settings" as const

/** What the pages of return reasons, refund reasons and shipping option types have in common. */
export const codeKinds = {
  returnReason: {
    resource: namedReturnReasons as CodeResource,
    code: "value",
    texts: "returnReasons",
    icon: "return",
    pages: { list: `${path}/return-reasons`, create: `${path}/return-reasons/new`, one: `${path}/return-reasons/$id` },
    uses: inReturns,
    find: async ({ value = "" }: CodeBody): Promise<CodeRow | undefined> => {
      const query = { value, fields: returnReasons.fields.one, order: "-created_at", limit: 1 }
      return (await adminSdk().admin.returnReason.list({ query })).return_reasons[0]
    },
  },
  refundReason: {
    resource: refundReasons as CodeResource,
    code: "code",
    texts: "refundReasons",
    icon: "money",
    pages: { list: `${path}/refund-reasons`, create: `${path}/refund-reasons/new`, one: `${path}/refund-reasons/$id` },
    uses: inRefunds,
    find: async ({ code = "" }: CodeBody): Promise<CodeRow | undefined> => {
      const query = { q: code, fields: refundReasons.fields.one, order: "-created_at", limit: 20 }
      return (await adminSdk().admin.refundReason.list({ query })).refund_reasons.find((row) => row.code === code)
    },
  },
  optionType: {
    resource: shippingOptionTypes as CodeResource,
    code: "code",
    texts: "optionTypes",
    icon: "truck",
    pages: {
      list: `${path}/shipping-option-types`,
      create: `${path}/shipping-option-types/new`,
      one: `${path}/shipping-option-types/$id`,
    },
    uses: inOptions,
    find: async ({ code = "" }: CodeBody): Promise<CodeRow | undefined> => {
      const query = { code, fields: shippingOptionTypes.fields.one, order: "-created_at", limit: 1 }
      return (await adminSdk().admin.shippingOptionType.list({ query })).shipping_option_types[0]
    },
  },
} as const

export type CodeKind = keyof typeof codeKinds
