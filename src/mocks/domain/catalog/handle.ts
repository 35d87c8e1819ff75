/** The part of an address that a product's title becomes: "Straße & Weg" -> "strasse-weg". */
export const toHandle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}\s_-]+/gu, "")
    .replace(/[\s_-]+/g, "-")
    .replace(/^-|-$/g, "")

/** Letters and digits in lower case, in parts that single hyphens join. */
export const isHandle = (text: string): boolean => text !== "" && toHandle(text) === text

/** The handle of a category or collection keeps its signs: "Shoes & Boots" -> "shoes-&-boots". */
export const toShelfHandle = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[\s_]+/g, "-")
    .toLowerCase()
