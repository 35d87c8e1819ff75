import type { Order } from "#schema/admin/entities/order.ts"

/** What `hasItem` compares. The server's own search knows none of it. */
export const ITEM_FIELDS =
  "items.title,items.subtitle,items.product_title,items.variant_title,items.variant_sku,items.variant_barcode,fulfillments.labels.tracking_number"

const plain = (text: string) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "")

/** Whether an order has an item with all words of the text in its name or SKU, or a package with this tracking number. */
export function hasItem({ items = [], fulfillments }: Order, text: string): boolean {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const hasWords = (...texts: (string | null | undefined)[]) => {
    const all = plain(texts.filter(Boolean).join(" "))
    return words.every((word) => all.includes(word))
  }
  const number = plain(text).replace(/\s/g, "")
  const labels = fulfillments?.flatMap(({ labels }) => labels ?? []) ?? []
  return (
    items.some((item) =>
      hasWords(
        item.product_title,
        item.title,
        item.subtitle,
        item.variant_title,
        item.variant_sku,
        item.variant_barcode,
      ),
    ) || labels.some(({ tracking_number }) => plain(tracking_number).replace(/\s/g, "").includes(number))
  )
}
