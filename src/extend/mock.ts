/**
 * What extensions of the in-memory backend import, as `fennmark/mock`. These names follow semantic versioning; everything
 * else in the project may change at any time.
 */
import type { MockExtension } from "#mocks/extensions/add-extension.ts"

export type { MockExtension } from "#mocks/extensions/add-extension.ts"
export { entity, tableOf } from "#mocks/extensions/entity.ts"
export { big, date, flag, json, number, oneOf, ref, text } from "#mocks/kernel/columns.ts"
export type { Database } from "#mocks/kernel/database.ts"
export { found, invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
export { refuseDuplicate } from "#mocks/kernel/unique.ts"
export { implement } from "#mocks/resources/implement.ts"
export { recordResolvers } from "#mocks/resources/record-resolvers.ts"
export { page, show } from "#mocks/resources/reply.ts"

/** Describes what an extension adds to the in-memory backend: the default export of its `mock.ts`. */
export const defineExtension = (extension: MockExtension): MockExtension => extension
