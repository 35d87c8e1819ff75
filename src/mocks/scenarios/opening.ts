import type { Database, Row } from "#mocks/kernel/database.ts"
import type { Opening, Scenario, ScenarioGroup } from "./scenario.ts"

/** A scenario's sentence in both languages, its subject and its page. */
export const described = (
  group: ScenarioGroup,
  about: string,
  aboutDe: string,
  open: (db: Database) => Opening | string,
): Pick<Scenario, "group" | "about" | "aboutDe" | "open"> => ({
  group,
  about,
  aboutDe,
  open: (db) => {
    const opening = open(db)
    return typeof opening === "string" ? { page: opening } : opening
  },
})

const newest = <R extends { readonly id: string; readonly created_at: string | Date }>(rows: readonly R[]): string =>
  rows.toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)) || a.id.localeCompare(b.id)).at(-1)
    ?.id ?? ""

const isDraft = (order: Row<"order">): boolean => order.is_draft_order === true
export const newestOrderId = (db: Database): string => newest(db.tables.order.all().filter((row) => !isDraft(row)))
export const newestDraftId = (db: Database): string => newest(db.tables.order.all().filter(isDraft))
/** The newest cart that isn't ordered. */
export const openCartId = (db: Database): string => newest(db.tables.cart.all().filter((cart) => !cart.completed_at))

/** The back office's page of the newest order, or a page below it. */
export const orderPage =
  (below = "") =>
  (db: Database): string =>
    `/admin/orders/${newestOrderId(db)}${below}`
/** The back office's page of a product. */
export const adminProductPage =
  (title: string) =>
  (db: Database): string =>
    `/admin/products/${db.tables.product.first("title", title)?.id ?? ""}`
