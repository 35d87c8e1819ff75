/**
 * Replaces the package `tldts` in the demo, with its list of public suffixes: the in-browser backend sets cookies only
 * for the page's own host.
 */
export const getDomain = (host: string): string => host
