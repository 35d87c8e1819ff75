import { createActor } from "xstate"
import { adminSdk } from "#admin/api/client.ts"
import { createFlowRecorder, type FlowRecorder } from "#app/flow/recorder.ts"
import type { BulkEditMachine, BulkEditRef } from "#machines/kit/bulk-edit/bulk-edit.machine.ts"
import type { KIND as PRODUCTS, ProductEdit } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import type { BulkJobInput } from "#machines/kit/bulk-job/bulk-job.context.ts"
import type { OrderJobsMachine, OrderJobsRef } from "#machines/orders/order-jobs/order-jobs.machine.ts"
import type { KIND as ORDERS, OrderJob } from "#machines/orders/order-jobs/order-jobs.rules.ts"
import type {
  PromotionCodesMachine,
  PromotionCodesRef,
} from "#machines/promotions/promotion-codes/promotion-codes.machine.ts"
import type { KIND as CODES, PromotionCodes } from "#machines/promotions/promotion-codes/promotion-codes.rules.ts"
import { device } from "./device.ts"

interface Edit<Kind, Machine, Ref> {
  readonly kind: Kind
  readonly machine: Machine
  readonly actor: Ref
  readonly recorder: FlowRecorder
}
export type ProductsEdit = Edit<typeof PRODUCTS, BulkEditMachine, BulkEditRef>
export type OrdersEdit = Edit<typeof ORDERS, OrderJobsMachine, OrderJobsRef>
export type CodesEdit = Edit<typeof CODES, PromotionCodesMachine, PromotionCodesRef>
/** A bulk edit of this tab. It runs outside the pages, so that it continues while they change. */
export type BulkEdit = ProductsEdit | OrdersEdit | CodesEdit

/** What a bulk edit starts with. */
export type BulkInput =
  | ({ readonly kind: typeof PRODUCTS } & BulkJobInput<ProductEdit>)
  | ({ readonly kind: typeof ORDERS } & BulkJobInput<OrderJob>)
  | ({ readonly kind: typeof CODES } & BulkJobInput<PromotionCodes>)

/** Page of the bulk edits of a kind, and the list in which its rows are selected. */
export const pagesOf = {
  bulkEdit: { page: "/admin/products/bulk", list: "/admin/products" },
  orderJobs: { page: "/admin/orders/bulk", list: "/admin/orders" },
  promotionCodes: { page: "/admin/promotions/codes", list: "/admin/promotions" },
} as const satisfies Record<BulkEdit["kind"], object>

/** Loads the machine of a kind and starts it. */
export async function openEdit(options: BulkInput): Promise<BulkEdit> {
  const recorder = createFlowRecorder()
  const { inspect } = recorder
  if (options.kind === "orderJobs") {
    const { kind, ...input } = options
    const { createOrderJobsMachine } = await import("#machines/orders/order-jobs/order-jobs.machine.ts")
    const machine = createOrderJobsMachine(adminSdk(), device)
    return { kind, machine, recorder, actor: createActor(machine, { input, inspect }) }
  }
  if (options.kind === "promotionCodes") {
    const { kind, ...input } = options
    const { createPromotionCodesMachine } = await import(
      "#machines/promotions/promotion-codes/promotion-codes.machine.ts"
    )
    const machine = createPromotionCodesMachine(adminSdk(), device)
    return { kind, machine, recorder, actor: createActor(machine, { input, inspect }) }
  }
  const { kind, ...input } = options
  const { createBulkEditMachine } = await import("#machines/kit/bulk-edit/bulk-edit.machine.ts")
  const machine = createBulkEditMachine(adminSdk(), device)
  return { kind, machine, recorder, actor: createActor(machine, { input, inspect }) }
}
