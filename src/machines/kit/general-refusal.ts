import type { ApiError } from "#sdk/error.ts"

/** Whether the server would refuse any request: without a login or permission, after a timeout, or after too many requests. */
export const isGeneralRefusal = ({ kind, status }: Pick<ApiError, "kind" | "status">): boolean =>
  kind === "http" && [401, 403, 408, 429].includes(status)
