/** The panel that draws a running flow. */
export const flow = {
  show: "Show flow",
  hide: "Hide flow",
  title: "Flow: {name}",
  save: "Save as JSON",
  next: "Next steps from “{state}”",
  history: "History",
} as const
