/** Requests that failed on the server or on the way. */
export const failure = {
  title: "Something went wrong on the server",
  server: {
    change: "Something went wrong on the server. The change may have been saved; check before you try again.",
    fulfillment:
      "Something went wrong on the server. Check the order before retrying; the fulfillment may have been created. Your selection is kept.",
    step: "Something went wrong on the server. The change may not have been saved. This page shows what’s on the server.",
    draft:
      "Something went wrong on the server. Check the list of drafts before retrying; the draft may have been created. Your entries are kept.",
    cart: "Something went wrong on the server. Check your cart before you try again.",
    safe: "Something went wrong on the server. It’s safe to try again.",
    kept: "Something went wrong on the server. Everything you entered is still here. Try again in a moment.",
  },
  lost: "Connection lost. It’s safe to try again.",
} as const
