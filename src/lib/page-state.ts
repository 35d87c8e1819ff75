import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query"

/** Id of the JSON block with the state of a page that a server has rendered. */
export const PAGE_STATE_ID = "page-state"

/** Attribute of the elements that a page has in the document's head. */
export const PAGE_MARK = "data-page"

/** What a page was rendered for and from. */
export interface PageState {
  readonly locale: string
  /** iso_2 of the country whose prices the page shows; undefined if it shows none. */
  readonly country: string | undefined
  /** When its data was loaded, in milliseconds since 1970. */
  readonly loadedAt: number
  /** Ids of the page's routes. */
  readonly routes: readonly string[]
  readonly queries: DehydratedState
}

/** Returns the state of a page as the content of its JSON block, which can't end the block. */
export function writePageState(client: QueryClient, page: Omit<PageState, "queries">): string {
  const state: PageState = { ...page, queries: dehydrate(client) }
  return JSON.stringify(state).replaceAll("<", "\\u003c")
}

/** Returns the state of the document's page; undefined if it wasn't rendered by a server. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
