/** What both doors say around their pages. */
export const page = {
  skip: "Skip to the content",
  opened: "{title}, page opened",
  notFound: {
    title: "This page does not exist",
    text: "The address may be mistyped, or what it showed has been removed.",
    home: "Back to the start",
  },
  crash: {
    title: "Something went wrong on this page",
    text: "Nothing that was saved is lost. Trying again often helps; if it does not, start over from the first page.",
    retry: "Try again",
    home: "Back to the start",
    details: "What happened",
  },
  notLoaded: { title: "The page couldn’t be loaded", text: "Check your connection, then reload the page." },
  offline: {
    title: "The server does not answer",
    text: "The connection may be interrupted. Nothing that was saved is lost.",
  },
  list: {
    failed: "Couldn’t load this list",
    offline: "Couldn’t reach the server",
    text: "Your search and filters are kept. Try again in a moment.",
    reason: "The server says: “{reason}”",
    pastEnd: {
      title: "Nothing on this page",
      text: "The list is shorter than it was, or the address was mistyped.",
      first: "Go to the first page",
    },
  },
  forbidden: {
    title: "You may not see this",
    text: "Your account has no access here. Sign in with another one, or ask an administrator.",
  },
  env: {
    title: "The app cannot start yet",
    text: "{count, plural, one {One setting is} other {# settings are}} not right. Correct {count, plural, one {it} other {them}} in the file .env.local beside package.json (or in the environment of the build), then start again.",
    value: "It is",
    empty: "empty",
    write: "Write for example",
    missing: "This setting is missing.",
    notAUrl: "This is no address.",
    notHttp: "The address must begin with http:// or https://.",
    notAKey: "A publishable key begins with pk_. It stands in the back-office under Settings, Publishable keys.",
    notAChoice: "This is none of the possible values.",
    purpose: {
      VITE_API_URL: "The address of the commerce server",
      VITE_PUBLISHABLE_KEY: "The publishable key of its sales channel",
      VITE_SEARCH: "Who answers the search",
      VITE_SEARCH_APP_ID: "The application at the hosted search service",
      VITE_SEARCH_KEY: "The public key of the hosted search service",
      VITE_SEARCH_HOST: "Where the hosted search service is",
    },
    demo: "Without a server: npm start runs everything in memory.",
  },
} as const
