import { acceptInvite, createInvite, deleteInvite, resendInvite } from "#mocks/domain/auth/invites.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { show } from "#mocks/resources/reply.ts"
import { inviteEndpoints } from "#schema/admin/invite.endpoints.ts"
import { inviteSchemas } from "#schema/admin/invite.ts"

const { resolvers, answer, removal } = recordResolvers({
  node: "invite",
  many: "invites",
  missing: (id) => `Invite with id: ${id} was not found`,
})

export const inviteRoutes = implement(inviteEndpoints, inviteSchemas, {
  ...resolvers,
  create: answer((ctx) => createInvite(ctx.db, ctx.secret, ctx.body)),
  resend: answer((ctx) => resendInvite(ctx.db, ctx.secret, ctx.params.id)),
  delete: removal((ctx) => deleteInvite(ctx.db, ctx.params.id)),
  accept: (ctx) => {
    const { token } = ctx.query
    const user = acceptInvite(ctx.db, ctx.secret, { ...ctx.body, token, claims: ctx.actor?.claims ?? {} })
    return { user: show(ctx, "user", user, { only: ["*"] }) }
  },
})
