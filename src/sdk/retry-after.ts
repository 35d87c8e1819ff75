/** Milliseconds until the server wants to be asked again: its `Retry-After`, in seconds or as a date. */
export function retryAfter({ headers }: Pick<Response, "headers">): number | undefined {
  const text = headers.get("retry-after")
  if (!text) return undefined
  const time = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(time) ? undefined : Math.max(time, 0)
}
