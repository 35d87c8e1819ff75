/** What keeps the demo's in-memory backend from working or from saving; none while all is well. */
export type BackendProblem =
  /** It answers, but changes aren't saved. */
  | { readonly kind: "unsaved"; readonly cause: "full" | "unavailable" | "failed" }
  /** An older version of the app has the data open and doesn't let go of it. */
  | { readonly kind: "blocked" }
  /** The saved data doesn't fit this version's sample data, or can't be read; it is kept until someone decides. */
  | { readonly kind: "unusable"; readonly cause: "outdated" | "unreadable" }
  /** Another version of the app works with the data now. */
  | { readonly kind: "superseded" }
  | { readonly kind: "stopped"; readonly detail: string }

/** The demo's backend as the page sees it. */
export interface DemoBackend {
  fetch(request: Request): Promise<Response>
  readonly problem: BackendProblem | undefined
  /** Calls the listener after every change of `problem`; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

/** Paths of the demo's backend that a page uses to recover from a problem. */
export const savedDataPaths = {
  /** GET: the saved data as a file, whether or not this version can use it. */
  download: "/_mock/saved",
  /** POST: tries to save everything again. */
  save: "/_mock/saved/retry",
  /** POST: replaces saved data that can't be used by new sample data. */
  startOver: "/_mock/saved/start-over",
} as const
