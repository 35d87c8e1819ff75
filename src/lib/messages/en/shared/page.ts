/** Page frame and error pages of the store and the back office. */
export const page = {
  skip: "Skip to content",
  opened: "{title}, page loaded",
  notFound: {
    title: "Page not found",
    text: "The address may be wrong, or the page has been removed.",
    home: "Go to home page",
  },
  crash: {
    title: "Something went wrong",
    text: "Your saved changes are safe. Try again, or go to the home page.",
    home: "Go to home page",
    details: "Error details",
  },
  notLoaded: { title: "The page couldn’t be loaded", text: "Check your connection, then reload the page." },
  offline: {
    title: "Couldn’t reach the server",
    text: "Your saved changes are safe. Check your connection and try again.",
  },
  forbidden: {
    title: "You don’t have access to this page",
    text: "Sign in with a different account, or ask an administrator for access.",
  },
} as const
