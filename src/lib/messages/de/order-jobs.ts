import { orderJobs } from "./order-jobs/order-jobs.ts"

export const messages = {
  admin: {
    orderJobs,
  },
}
