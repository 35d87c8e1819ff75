/** Converts a product title to a handle: "Straße & Weg" -> "strasse-weg". Empty for a title without letters and digits. */
export const toHandle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}\s_-]+/gu, "")
    .replace(/[\s_-]+/g, "-")
    .replace(/^-|-$/g, "")

/** Whether the text is lowercase letters and digits, joined by single hyphens; combining marks aren't allowed. */
export const isHandle = (text: string): boolean =>
  /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u.test(text)

/** Converts a category or collection name to a handle and keeps symbols: "Shoes & Boots" -> "shoes-&-boots". */
export const toCategoryHandle = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[\s_]+/g, "-")
    .toLowerCase()
