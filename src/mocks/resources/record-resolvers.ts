import { graph } from "#mocks/domain/graph.ts"
import type { AnyRow } from "#mocks/graph/node.ts"
import type { TableName } from "#mocks/kernel/database.ts"
import { notFound } from "#mocks/kernel/refusal.ts"
import { deleted, page, show } from "./reply.ts"
import type { Context } from "./request.ts"

interface RecordOptions {
  readonly node: string
  /** Name of a list in responses. */
  readonly many: string
  /** Name of one record in responses, if it isn't that of the node. */
  readonly one?: string
  /** Message for an unknown id. Without it, the response to one is empty, as on the server. */
  readonly missing?: (id: string) => string
}
type OneContext = Context<{ id: string }>

/** The resolvers that most records have (`list`, `retrieve` and `delete`), and what their other resolvers are made of. */
export function recordResolvers({ node, many, one = node, missing }: RecordOptions) {
  const tableOf = ({ db }: Context) => db.tables[graph[node]?.table as TableName]
  /** Responds with a record; empty without one. */
  const shown = (ctx: Context, row: AnyRow | undefined): object => (row ? { [one]: show(ctx, node, row) } : {})
  /** Responds with the record that the rule returns. */
  const answer =
    <C extends Context>(rule: (ctx: C) => AnyRow | undefined) =>
    (ctx: C) =>
      shown(ctx, rule(ctx))
  /** Returns the record of the path; refuses an unknown id if there is a message for it. */
  const current = (ctx: OneContext): AnyRow | undefined => {
    const { id } = ctx.params
    const row = tableOf(ctx).get(id)
    if (!row && missing) throw notFound(missing(id))
    return row
  }
  /** Responds to a deletion. */
  const removal =
    <C extends OneContext>(rule: (ctx: C) => void) =>
    (ctx: C) => {
      rule(ctx)
      return deleted(ctx.params.id, one)
    }
  const resolvers = {
    list: (ctx: Context) => page(ctx, node, many),
    retrieve: answer(current),
    delete: removal((ctx) => tableOf(ctx).remove(ctx.params.id)),
  }
  return { resolvers, shown, answer, removal }
}
