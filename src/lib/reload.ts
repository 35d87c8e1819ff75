/** Reloads the page: stops anything a script has started, and loads files that failed to load. */
export const reloadPage = (): void => window.location.reload()
