/** The export of products from their list. */
export const productExport = {
  actions: "Import and export",
  import: "Import products",
  all: "Export all products",
  filtered: "Export matching products",
  selected: "Export",
  tooMany: "Select up to {max} products, or use filters and export all that match.",
  title: "Export products",
  exporting: "Exporting products…",
  running: "The server is writing the file. This can take a minute; the export continues if you close this window.",
  done: "The file is ready.",
  download: "Download file",
  failed: "Couldn’t export the products",
  server: "Something went wrong on the server. Try again.",
  lost: "Couldn’t reach the server. Try again.",
  retry: "Try again",
  close: "Close",
}
