import { failure } from "./shared/failure.ts"
import { flow } from "./shared/flow.ts"
import { page } from "./shared/page.ts"
import { ui } from "./shared/ui.ts"

/** What both doors need; loaded before the first paint. */
export const messages = { failure, flow, ui, page }
