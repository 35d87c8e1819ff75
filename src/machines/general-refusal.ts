import type { ApiError } from "#sdk/error.ts"

/** Whether a refusal isn't about what was sent: a missing login or permission, a timeout, or too many requests. */
export const isGeneralRefusal = ({ kind, status }: Pick<ApiError, "kind" | "status">): boolean =>
  kind === "http" && [401, 403, 408, 429].includes(status)
