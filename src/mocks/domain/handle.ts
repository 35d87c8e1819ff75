/** The part of an address that a title becomes: "Crème Brûlée" -> "creme-brulee". */
export const toHandle = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")

/** The handle of a category or collection keeps its signs: "Shoes & Boots" -> "shoes-&-boots". */
export const toShelfHandle = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
