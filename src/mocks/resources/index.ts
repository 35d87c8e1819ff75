import type { Route } from "#mocks/core/implement.ts"
import { currencyRoutes as storeCurrencyRoutes } from "./store/currency.ts"
import { customerRoutes as storeCustomerRoutes } from "./store/customer.ts"
import { hookRoutes } from "./store/hook.ts"
import { regionRoutes as storeRegionRoutes } from "./store/region.ts"
import { returnReasonRoutes as storeReturnReasonRoutes } from "./store/return-reason.ts"

/** Every path that the backend serves. */
export const resources: readonly Route[] = [
  ...hookRoutes,
  ...storeCurrencyRoutes,
  ...storeCustomerRoutes,
  ...storeRegionRoutes,
  ...storeReturnReasonRoutes,
]
