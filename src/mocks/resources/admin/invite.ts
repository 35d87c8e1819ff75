import { acceptInvite, createInvite, deleteInvite, resendInvite } from "#mocks/domain/auth/invites.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { inviteEndpoints } from "#schema/admin/invite.endpoints.ts"
import { inviteSchemas } from "#schema/admin/invite.ts"

export const inviteRoutes = implement(inviteEndpoints, inviteSchemas, {
  list: (ctx) => page(ctx, "invite", "invites"),
  create: (ctx) => ({ invite: show(ctx, "invite", createInvite(ctx.db, ctx.secret, ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { invite: show(ctx, "invite", found(ctx.db.tables.invite.get(id), `Invite with id: ${id} was not found`)) }
  },
  resend: (ctx) => ({ invite: show(ctx, "invite", resendInvite(ctx.db, ctx.secret, ctx.params.id)) }),
  delete: (ctx) => {
    deleteInvite(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "invite")
  },
  accept: (ctx) => {
    const { token } = ctx.query
    const user = acceptInvite(ctx.db, ctx.secret, { ...ctx.body, token, claims: ctx.actor?.claims ?? {} })
    return { user: show(ctx, "user", user, { only: ["*"] }) }
  },
})
