import type { Database } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { unlink } from "./links.ts"

/** Deletes a sales channel with its links to products, locations and keys; throws for a store's default channel. */
export function deleteSalesChannel(db: Database, id: string): void {
  if (db.tables.store.all().some((store) => store.default_sales_channel_id === id))
    throw invalidData(`Cannot delete default sales channels: ${id}`)
  if (!db.tables.salesChannel.get(id)) return
  unlink(db.tables.productSalesChannel, "sales_channel_id", id)
  unlink(db.tables.salesChannelLocation, "sales_channel_id", id)
  unlink(db.tables.apiKeySalesChannel, "sales_channel_id", id)
  db.tables.salesChannel.remove(id)
  emit(db, "sales-channel.deleted", { id })
}
