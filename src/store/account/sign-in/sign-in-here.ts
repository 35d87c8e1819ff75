declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The entry before the sign-in is the page that it continues to. */
    isNextBefore?: true
  }
}

/** Where a page's link leads that continues to this page after the sign-in. */
export const signInHere = (next: string) =>
  ({ to: "/account/login", search: { next }, state: { isNextBefore: true } }) as const
