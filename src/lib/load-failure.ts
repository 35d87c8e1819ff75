/** Only the message identifies the error: Chromium, Firefox, Safari, and Vite for stylesheets. */
const WORDS =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/**
 * Whether a part of the app itself couldn't be loaded. Chromium caches such a failure for the life of the page and
 * returns it for every further `import()`, so only reloading the page helps.
 */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message)
