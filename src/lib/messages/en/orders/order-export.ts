/** The export of orders from their list. */
export const orderExport = {
  all: "Export all orders",
  filtered: "Export matching orders",
  title: "Export orders",
  exporting: "Exporting orders…",
  running: "The server is writing the file. This can take a minute; the export continues if you close this window.",
  done: "The file is ready.",
  download: "Download file",
  failed: "Couldn’t export the orders",
  server: "Something went wrong on the server. Try again.",
  lost: "Couldn’t reach the server. Try again.",
  retry: "Try again",
  close: "Close",
}
