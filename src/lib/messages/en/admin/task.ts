/** Payments, fulfillments, and completing, archiving or canceling an order. */
export const task = {
  back: "Go back",
  inProgress: "Still in progress",
  failed: "Couldn’t complete this action",
  changed: "Someone else changed this in the meantime, so nothing was saved. Check the current values and save again.",
  refused: "{reason} Nothing was changed.",
  lost: "Connection lost. The change may have been saved. It’s safe to try again; nothing is done twice.",
  earlier: "Your earlier attempt went through: {done}",
  earlierText: "Nothing else was sent. Check the current values before you continue.",
} as const
