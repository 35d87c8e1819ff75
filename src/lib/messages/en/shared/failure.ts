/** Requests that failed on the server or in transit. */
export const failure = {
  title: "Something went wrong on the server",
  server: {
    cart: "Something went wrong on the server. Check your cart before you try again.",
    safe: "Something went wrong on the server. It’s safe to try again.",
    kept: "Something went wrong on the server. Everything you entered is still here. Try again in a moment.",
  },
  lost: "Connection lost. It’s safe to try again.",
} as const
