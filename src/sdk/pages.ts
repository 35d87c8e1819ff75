import type { CallOptions } from "./options.ts"

/** What every paged list answers with, beside its rows. */
export interface Page {
  readonly count: number
  readonly offset: number
  readonly limit: number
}
interface Listing {
  readonly query?: { readonly offset?: number | undefined; readonly limit?: number | undefined }
}
type List<A, P> = (args: A, options?: CallOptions) => Promise<P>
export interface PagesOptions extends CallOptions {
  /** The page to begin with; the first is 0. */
  readonly page?: number
}

type Named<P> = { [K in keyof P as string extends K ? never : number extends K ? never : K]: P[K] }
type RowIn<V> = V extends readonly (infer Row)[] ? Row : never
type RowOf<P> = RowIn<Named<P>[keyof Named<P>]>

const rowsOf = (page: object): readonly unknown[] => Object.values(page).find(Array.isArray) ?? []

/**
 * All pages of a list, each fetched when it is asked for:
 * `for await (const { products } of pages(sdk.admin.product.list, { query: { limit: 50 } }))`.
 */
export function pages<A extends Listing | undefined, P extends Page>(
  list: List<A, P>,
  args?: A,
  { page = 0, ...options }: PagesOptions = {},
): AsyncGenerator<P, undefined> {
  if (page < 0) throw new RangeError("Page requested below 0.")
  return walk(list, args, page, options)
}

async function* walk<A extends Listing | undefined, P extends Page>(
  list: List<A, P>,
  args: A | undefined,
  first: number,
  options: CallOptions,
): AsyncGenerator<P, undefined> {
  const query = args?.query ?? {}
  const at = (offset: number) => list({ ...args, query: { ...query, offset } } as A, options)
  let offset = query.offset ?? 0
  // How long a page is, only the server knows where the caller does not say.
  if (first > 0) offset += first * (query.limit ?? (await at(offset)).limit)
  for (;;) {
    const page = await at(offset)
    const { length } = rowsOf(page)
    if (length === 0) return
    yield page
    offset += length
    if (offset >= page.count) return
  }
}

/** All rows of a list, page after page. */
export async function* items<A extends Listing | undefined, P extends Page>(
  list: List<A, P>,
  args?: A,
  options?: PagesOptions,
): AsyncGenerator<RowOf<P>, undefined> {
  for await (const page of pages(list, args, options)) yield* rowsOf(page) as RowOf<P>[]
}
