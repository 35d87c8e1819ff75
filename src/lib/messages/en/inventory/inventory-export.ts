/** The export of inventory items from their list. */
export const inventoryExport = {
  all: "Export all items",
  filtered: "Export matching items",
  tooMany: "Select up to {max} items, or use other filters and export all that match.",
  nothing: "No items to export",
  title: "Export inventory",
  exporting: "Exporting inventory…",
  running: "The server is writing the file. This can take a minute; the export continues if you close this window.",
  done: "The file is ready.",
  download: "Download file",
  failed: "Couldn’t export the inventory",
  server: "Something went wrong on the server. Try again.",
  lost: "Couldn’t reach the server. Try again.",
  retry: "Try again",
  close: "Close",
}
