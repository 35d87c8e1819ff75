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
    retry: "Try again",
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
  env: {
    title: "The app can’t start yet",
    text: "{count, plural, one {# setting is} other {# settings are}} missing or invalid. Correct {count, plural, one {it} other {them}} in .env.local next to package.json (or in the build environment), then restart the app.",
    value: "Current value",
    empty: "empty",
    write: "Example",
    missing: "This setting is missing.",
    notAUrl: "This isn’t a valid URL.",
    notHttp: "The URL must start with http:// or https://.",
    notAKey: "A publishable key starts with pk_. Find it in the admin under Settings > Publishable keys.",
    notAChoice: "This value isn’t supported.",
    purpose: {
      VITE_API_URL: "URL of the commerce server",
      VITE_PUBLISHABLE_KEY: "Publishable key of the sales channel",
      VITE_AUTH: "Session cookie or stored token",
      VITE_SEARCH: "Search provider",
      VITE_SEARCH_APP_ID: "Application ID for the hosted search service",
      VITE_SEARCH_KEY: "Public key for the hosted search service",
      VITE_SEARCH_HOST: "Host of the hosted search service",
    },
    demo: "No server? Run npm start to use the in-memory demo.",
  },
} as const
