/** 1 to 64 letters, digits, underscores or hyphens. */
export const isUserToken = (token: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(token)

/** A shopper's interaction with search results, in the hosted service's format. */
export interface InsightEvent {
  readonly eventType: "view" | "click" | "conversion"
  readonly eventSubtype?: "addToCart" | "purchase"
  readonly eventName: string
  readonly index: string
  readonly userToken: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly objectIDs: readonly string[]
  /** Id of the search that returned the objects; 32 hexadecimal digits. */
  readonly queryID?: string
  /** Position of each object, counted from 1. */
  readonly positions?: readonly number[]
  readonly objectData?: readonly { readonly queryID?: string; readonly price?: number; readonly quantity?: number }[]
  readonly currency?: string
  readonly value?: number
}

interface Place {
  readonly appId: string
  readonly key: string
  /** Replaces the service's own hosts. */
  readonly host: string
}

/** Sends events, even while the page is unloading. Returns `OK` or the service's error message. */
export async function sendEvents({ appId, key, host }: Place, events: readonly InsightEvent[]): Promise<string> {
  const credentials = new URLSearchParams({ "x-algolia-application-id": appId, "x-algolia-api-key": key })
  const response = await fetch(`${host || "https://insights.algolia.io"}/1/events?${credentials}`, {
    method: "POST",
    // Plain text avoids a CORS preflight request.
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ events }),
    keepalive: true,
    credentials: "omit",
  })
  if (response.ok) return "OK"
  const { message } = (await response.json().catch(() => ({}))) as { message?: string }
  return message ?? `HTTP ${response.status}`
}
