/** Id of the JSON block with the state of a page that a server has rendered. */
const PAGE_STATE_ID = "page-state"
/** Attribute of the elements that such a page has in the document's head. */
export const PAGE_MARK = "data-page"

/** What a page was rendered for and from. */
export interface PageState {
  readonly locale: string
  /** iso_2 of the country whose prices the page shows; undefined if it shows none. */
  readonly country: string | undefined
  /** Ids of the page's routes. */
  readonly routes: readonly string[]
  /** The data that it shows, by query key, and when it was loaded, in milliseconds since 1970. */
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown; readonly at: number }[]
}

/** Returns the JSON block of a page's state, which no text of the shop can end. */
export const pageStateBlock = (state: PageState): string =>
  `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state).replaceAll("<", "\\u003c")}</script>`

/** Returns the state of the document's page; undefined if it wasn't rendered for its address. */
export function readPageState(): PageState | undefined {
  if (document.documentElement.dataset.otherPage !== undefined) return undefined
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
