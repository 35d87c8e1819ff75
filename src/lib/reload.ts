/** Loads the page again: ends what a script has started, and gets what couldn't be loaded. */
export const reloadPage = (): void => window.location.reload()
