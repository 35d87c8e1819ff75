import { type StoreRefusal, storeRefusalOf } from "#machines/store/store-refusal.ts"
import { isRefused } from "#sdk/error.ts"
import { type FailedChange, LINE_REMOVED } from "./cart-changes.ts"

const final: ReadonlySet<StoreRefusal> = new Set(["stock", "gone", "price", "missing", "code"])

/** Whether repeating the change as it is can succeed. */
export const canRetry = ({ error }: FailedChange): boolean =>
  error.code !== LINE_REMOVED && (!isRefused(error) || !final.has(storeRefusalOf(error)))
