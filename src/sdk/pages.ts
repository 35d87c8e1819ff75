import type { CallOptions } from "./options.ts"

/** Paging fields of every paged list. */
export interface Page {
  readonly count: number
  readonly offset: number
  readonly limit: number
}
interface Listing {
  readonly query?: { readonly offset?: number | undefined; readonly limit?: number | undefined }
}
type List<A, P> = (args: A, options?: CallOptions) => Promise<P>
interface PagesOptions extends CallOptions {
  /** The first page to fetch, counted from 0. */
  readonly page?: number
}

type Named<P> = { [K in keyof P as string extends K ? never : number extends K ? never : K]: P[K] }
type RowIn<V> = V extends readonly (infer Row)[] ? Row : never
type RowOf<P> = RowIn<Named<P>[keyof Named<P>]>

const rowsOf = (page: object): readonly unknown[] => Object.values(page).find(Array.isArray) ?? []

/**
 * All pages of a list, fetched on demand:
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
  // Without a limit from the caller, only the server knows the page size.
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
