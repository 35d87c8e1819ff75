import { orderJobs } from "./order-jobs/order-jobs.ts"

/** Messages of bulk edits of orders. */
export const messages = {
  admin: {
    orderJobs,
  },
}
