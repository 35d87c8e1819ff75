/** Texts of notifications, in the bell and in their list. */
export const notices = {
  title: "Notifications",
  unread: "{count, plural, one {# unread notification} other {# unread notifications}}",
  isUnread: "unread",
  markRead: "Mark all as read",
  none: "No notifications yet",
  failed: "Couldn’t load notifications",
  all: "Show all notifications",
  download: "Download file",
  order: "Open order",
  products: "Open products",
  works: {
    productImport: { done: "Products imported", failed: "Product import failed", ended: "Product import" },
    productExport: { done: "Products exported", failed: "Product export failed", ended: "Product export" },
    orderExport: { done: "Orders exported", failed: "Order export failed", ended: "Order export" },
    inventoryExport: { done: "Inventory exported", failed: "Inventory export failed", ended: "Inventory export" },
  },
} as const
