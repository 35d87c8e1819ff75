/** Returns the full URL of a path of this site. */
export const absoluteUrl = (path: string): string => new URL(path, window.location.origin).href
