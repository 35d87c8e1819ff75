import { loginsOf, requestReset, unlinkActor } from "#mocks/domain/auth/auth.ts"
import { emit } from "#mocks/kernel/events.ts"
import { found, notAllowed } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { userEndpoints } from "#schema/admin/user.endpoints.ts"
import { userSchemas } from "#schema/admin/user.ts"

const missing = (id: string) => `User with id: ${id} was not found`

const { resolvers, answer, removal } = recordResolvers({ node: "user", many: "users", missing })

export const userRoutes = implement(userEndpoints, userSchemas, {
  ...resolvers,
  me: answer((ctx) => {
    const id = ctx.actor?.id ?? ""
    return found(ctx.db.tables.user.get(id), missing(id))
  }),
  update: answer((ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.user.get(id), `User with id "${id}" not found`)
    const row = ctx.db.tables.user.update(id, ctx.body)
    emit(ctx.db, "user.updated", { id })
    return row
  }),
  delete: removal((ctx) => {
    const { id } = ctx.params
    if (id === ctx.actor?.id) throw notAllowed("A user cannot delete itself")
    if (ctx.db.tables.user.get(id)) {
      ctx.db.tables.user.remove(id)
      unlinkActor(ctx.db, "user", id)
      emit(ctx.db, "user.deleted", { id })
    }
  }),
  listAuthProviders: (ctx) => ({ providers: loginsOf(ctx.db, "user", ctx.params.id).map((l) => l.provider) }),
  generateResetPasswordToken: (ctx) => {
    const { id } = ctx.params
    const user = found(ctx.db.tables.user.get(id), missing(id))
    const identifier = loginsOf(ctx.db, "user", id)[0]?.entity_id ?? user.email
    const token = requestReset(ctx.db, ctx.secret, { identifier, actorType: "user" })
    return { token: found(token, `Provider identity with entity_id ${identifier} and provider emailpass not found`) }
  },
})
