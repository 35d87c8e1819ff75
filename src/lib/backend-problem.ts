/** Why the demo's in-memory backend can't work or can't save changes. */
export type BackendProblem =
  /** It answers, but changes aren't saved. */
  | { readonly kind: "unsaved"; readonly cause: "full" | "unavailable" | "failed" }
  /** An older version of the app keeps the database open. */
  | { readonly kind: "blocked" }
  /** The saved data can't be read or doesn't match this version's sample data; it is kept until someone decides. */
  | { readonly kind: "unusable"; readonly cause: "outdated" | "unreadable" }
  /** Another version of the app has taken over the data. */
  | { readonly kind: "superseded" }
  | { readonly kind: "stopped"; readonly detail: string }

/** The page's interface to the demo backend. */
export interface DemoBackend {
  fetch(request: Request): Promise<Response>
  readonly problem: BackendProblem | undefined
  /** Calls the listener after every change of `problem`; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

/** Paths of the demo backend for recovering from a problem. */
export const savedDataPaths = {
  /** GET: downloads the saved data, whether or not this version can use it. */
  download: "/_mock/saved",
  /** POST: retries saving all data. */
  save: "/_mock/saved/retry",
  /** POST: replaces unusable saved data with new sample data. */
  startOver: "/_mock/saved/start-over",
} as const
