/** The panel that draws a running flow. */
export const flow = {
  show: "Show the flow",
  hide: "Hide the flow",
  title: "Flow: {name}",
  save: "Save as JSON",
  next: "From “{state}” it goes on by",
  history: "What happened so far",
} as const
