import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { localeEndpoints } from "#schema/admin/locale.endpoints.ts"
import { localeSchemas } from "#schema/admin/locale.ts"

/** Without `fields`, a locale has no id. */
const COLUMNS = ["code", "name"]
const withoutId = (ctx: Context<unknown, unknown, { fields?: string | undefined }>, locale: Record<string, unknown>) =>
  ctx.query.fields === undefined ? Object.fromEntries(COLUMNS.map((column) => [column, locale[column]])) : locale

export const localeRoutes = implement(localeEndpoints, localeSchemas, {
  list: (ctx) => {
    const { locales, ...rest } = page(ctx, "locale", "locales")
    return { locales: (locales as Record<string, unknown>[]).map((locale) => withoutId(ctx, locale)), ...rest }
  },
  retrieve: (ctx) => {
    const { code } = ctx.params
    const row = found(ctx.db.tables.locale.by("code", code)[0], `Locale with code: ${code} was not found`)
    return { locale: withoutId(ctx, show(ctx, "locale", row)) }
  },
})
