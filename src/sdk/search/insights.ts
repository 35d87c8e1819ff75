/** 1 to 64 letters, digits, underscores or hyphens. */
export const isUserToken = (token: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(token)

/** What a shopper did with something that a search had found, in the hosted service's words. */
export interface InsightEvent {
  readonly eventType: "view" | "click" | "conversion"
  readonly eventSubtype?: "addToCart" | "purchase"
  readonly eventName: string
  readonly index: string
  readonly userToken: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly objectIDs: readonly string[]
  /** The search that found it; 32 hexadecimal digits. */
  readonly queryID?: string
  /** Of each object, from 1. */
  readonly positions?: readonly number[]
  readonly objectData?: readonly { readonly queryID?: string; readonly price?: number; readonly quantity?: number }[]
  readonly currency?: string
  readonly value?: number
}

interface Place {
  readonly appId: string
  readonly key: string
  /** Instead of the service's own hosts. */
  readonly host: string
}

/** Sends events even while the page is being left. Answers whether they were taken. */
export async function sendEvents({ appId, key, host }: Place, events: readonly InsightEvent[]): Promise<string> {
  const credentials = new URLSearchParams({ "x-algolia-application-id": appId, "x-algolia-api-key": key })
  const response = await fetch(`${host || "https://insights.algolia.io"}/1/events?${credentials}`, {
    method: "POST",
    // Plain text, so that a browser need not ask first whether it may.
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ events }),
    keepalive: true,
    credentials: "omit",
  })
  if (response.ok) return "OK"
  const { message } = (await response.json().catch(() => ({}))) as { message?: string }
  return message ?? `HTTP ${response.status}`
}
