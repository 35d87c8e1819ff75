import { graph } from "#mocks/domain/graph.ts"
import { productRecordsOf } from "#mocks/domain/search/hosted/product-records.ts"
import { productIndex } from "#mocks/domain/search/product-index.ts"
import { searchEntities } from "#mocks/domain/system/search-entities.ts"
import { type Node, Scope } from "#mocks/graph/node.ts"
import { textIndex } from "#mocks/graph/search.ts"
import type { Database } from "#mocks/kernel/database.ts"

type Work = (hasTime: () => boolean) => boolean

/** Maximum milliseconds of one step, which may delay a request. */
const PART = 8

/** The sales channels of each publishable key. */
const channelsByKey = ({ tables }: Database): string[][] =>
  tables.apiKey.all().flatMap(({ id, type }) => {
    const links = type === "publishable" ? tables.apiKeySalesChannel.by("publishable_key_id", id) : []
    return links.length > 0 ? [links.map((link) => link.sales_channel_id)] : []
  })

/**
 * Prepares the data that first requests would wait for, in small steps: the order history and the search indexes.
 * Each call of the returned function runs one step; it returns true after the last one.
 */
export function warmUp(db: Database): () => boolean {
  const scope = new Scope(db)
  const nodes = [...new Set(searchEntities.map(({ node }) => graph[node] as Node))]
  const indexes = nodes.flatMap((node) => textIndex(graph, node, scope) ?? [])
  const refresh =
    (index: { refresh: Work }): Work =>
    (hasTime) =>
      index.refresh(hasTime)
  const left: Work[] = [
    (hasTime) => db.generateHistory(hasTime),
    ...indexes.map(refresh),
    refresh(productIndex(db)),
    ...channelsByKey(db).map(
      (channels): Work =>
        (hasTime) =>
          productRecordsOf(db, channels).readStock(hasTime),
    ),
  ]
  return () => {
    const end = performance.now() + PART
    const hasTime = () => performance.now() < end
    while (left[0]?.(hasTime)) left.shift()
    return left.length === 0
  }
}
