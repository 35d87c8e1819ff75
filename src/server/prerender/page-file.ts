/** Longest name of a file that all file systems take, without its extension, in bytes. */
const MAX_BYTES = 240

/**
 * Returns the name of the file that static hosts send for a page: "/de-at/products" is "de-at/products.html". Undefined if no
 * file can have such a name; the browser shows that page.
 */
export function pageFile(pathname: string): string | undefined {
  const parts = pathname.split("/").filter((part) => part !== "")
  const names = parts.map(decoded)
  if (!names.every((name) => name !== undefined && isFileName(name))) return undefined
  // A host sends it for the folder.
  if (names.length > 0 && names.at(-1) === "index") return undefined
  return `${names.length > 0 ? names.join("/") : "index"}.html`
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Names of devices on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

const isFileName = (name: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they can't be in the names of files
  !/[/\\\0-\x1f<>:"|?*]/.test(name) &&
  !/^\.|\.$/.test(name) &&
  !device.test(name) &&
  Buffer.byteLength(name) <= MAX_BYTES
