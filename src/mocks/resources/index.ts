import type { Route } from "#mocks/core/implement.ts"

/** Every path that the backend serves. */
export const resources: readonly Route[] = []
