import { needed } from "#machines/kit/needed.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CallOptions } from "#sdk/options.ts"
import type { ChangeStep, ChangeStepOf } from "./change-step.ts"
import type { OpenChange, Reason } from "./order-change.rules.ts"
import type { ReservedItems } from "./short-stock.ts"

/** Options that a change is started with; they can't be changed afterwards. */
export interface StartOptions {
  readonly claimType?: "refund" | "replace"
  /** The return being received. */
  readonly returnId?: string
  readonly locationId?: string
}

/** The open change at the time a step is sent. */
export interface ChangeContext {
  readonly orderId: string
  readonly startOptions: StartOptions
  readonly change: OpenChange
  readonly preview: OrderPreview
  /** The preview when the step was first sent. */
  readonly before: OrderPreview | null
}

/** The requests of the steps of some types. */
export type StepRequests<S extends ChangeStep> = {
  readonly [T in S["type"]]: (change: ChangeStepOf<T>, context: ChangeContext) => Promise<unknown>
}

/** A kind of order change: how it is started, staged and confirmed. */
export interface OrderChangeFlow {
  readonly id: string
  /** Whether this flow can continue the order's open change. */
  isMine(change: OpenChange, startOptions: StartOptions): boolean
  start(orderId: string, startOptions: StartOptions): Promise<unknown>
  /** The preview with all staged actions, for flows whose preview on the server omits some. */
  read?(orderId: string, options?: CallOptions): Promise<OrderPreview>
  /** The steps that this flow can stage. */
  readonly steps: Partial<StepRequests<ChangeStep>>
  /** Whether a step adds one action and removes another with `replaceAction`. */
  isReplacement?(change: ChangeStep): boolean
  confirm(context: ChangeContext): Promise<unknown>
  /** The items whose stock the server reserves at the confirmation. */
  readonly reserves?: ReservedItems
  /** Why the change can't be confirmed yet; undefined if it can. */
  whyNotConfirm(preview: OrderPreview | null): Reason | undefined
}

export interface LoadedOrder {
  /** The order without the open change. */
  readonly order: Order
  readonly preview: OrderPreview
}

const ORDER_FIELDS =
  "id,display_id,status,version,total,currency_code,email,region.id,payment_collections.id,payment_collections.status,payment_collections.amount,payment_collections.captured_amount,promotions.id,promotions.code,promotions.application_method.type,promotions.application_method.allocation"

export const readPreview = async (sdk: AdminSdk, flow: OrderChangeFlow, id: string, options: CallOptions = {}) =>
  flow.read?.(id, options) ?? needed((await sdk.admin.order.retrievePreview({ id }, options)).order)

/** Loads the order and the preview with its open change. */
export async function loadOrder(
  sdk: AdminSdk,
  flow: OrderChangeFlow,
  id: string,
  signal: AbortSignal,
): Promise<LoadedOrder> {
  const [{ order }, preview] = await Promise.all([
    sdk.admin.order.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    readPreview(sdk, flow, id, { signal }),
  ])
  return { order: needed(order), preview }
}
