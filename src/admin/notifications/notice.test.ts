import { expect, it } from "vitest"
import type { Notification } from "#schema/admin/entities/system.ts"
import { noticeOf } from "./notice.ts"
import { unreadCount } from "./seen.ts"

const notification = (data: unknown, more: Partial<Notification> = {}) =>
  ({
    id: "noti_1",
    to: "",
    channel: "feed",
    template: "admin-ui",
    created_at: "2026-03-01",
    data,
    ...more,
  }) as Notification

it("recognizes imports and exports, how they ended, and their file", () => {
  const file = { url: "https://shop.test/orders.csv", filename: "orders.csv" }
  expect(
    noticeOf(notification({ title: "Order export", description: "Order export completed successfully!", file })),
  ).toMatchObject({
    work: "orderExport",
    outcome: "done",
    file: { url: file.url, name: "orders.csv" },
  })
  const failed = { title: "Product import", description: "Failed to import products from file a.csv" }
  expect(noticeOf(notification(failed))).toMatchObject({
    work: "productImport",
    outcome: "failed",
    text: failed.description,
  })
})

it("keeps the text of other notifications, links to their order, and to no script", () => {
  const about = { resource_type: "order", resource_id: "order_1", template: "order-placed", channel: "email" }
  expect(noticeOf(notification(null, about))).toMatchObject({
    title: "order placed",
    orderId: "order_1",
    work: undefined,
  })
  expect(noticeOf(notification({ file: { url: "javascript:alert(1)" } })).file).toBeUndefined()
})

it("counts notifications that are newer than the last seen one as unread", () => {
  const rows = [{ created_at: "2026-03-03T00:00:00Z" }, { created_at: "2026-03-02T00:00:00Z" }]
  expect(unreadCount(rows, null)).toBe(2)
  expect(unreadCount(rows, "2026-03-02T00:00:00Z")).toBe(1)
  expect(unreadCount(rows, "2026-03-03T00:00:00Z")).toBe(0)
  expect(unreadCount(rows, "junk")).toBe(2)
})
