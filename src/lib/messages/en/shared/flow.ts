/** The panel that shows the diagram of a running machine. */
export const flow = {
  show: "Show flow",
  hide: "Hide flow",
  title: "Flow: {name}",
  save: "Save as JSON",
  next: "Next steps from “{state}”",
  history: "History",
} as const
