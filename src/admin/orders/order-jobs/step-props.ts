import type { OrderJobsRef, OrderJobsSnapshot } from "#machines/orders/order-jobs/order-jobs.machine.ts"

export interface StepProps {
  readonly snapshot: OrderJobsSnapshot
  readonly send: OrderJobsRef["send"]
}
