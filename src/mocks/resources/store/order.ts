import { show } from "#mocks/core/reply.ts"
import type { Context } from "#mocks/core/request.ts"
import type { Row } from "#mocks/db/database.ts"

/** An order as a shopper sees it. */
export const showOrder = (ctx: Context, order: Row<"order">) => show(ctx, "order", order)
