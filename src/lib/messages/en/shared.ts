import { failure } from "./shared/failure.ts"
import { flow } from "./shared/flow.ts"
import { page } from "./shared/page.ts"
import { ui } from "./shared/ui.ts"

/** Messages that both the store and the back office need; loaded before the first paint. */
export const messages = { failure, flow, ui, page }
