/** Browsers tell it by their words only: Chromium, Firefox, Safari, and Vite for styles. */
const WORDS =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/**
 * Whether a part of the app itself couldn't be loaded. Chromium keeps such a failure for as long as the page lives and
 * answers each further `import()` with it, so only loading the page again helps.
 */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message)
