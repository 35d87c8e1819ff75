const LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "aa",
  ł: "l",
  đ: "d",
}

/** Lowercase words joined by hyphens. Accents of Latin letters are removed; other scripts are kept as they are written. */
const words = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßæøåłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    // Apostrophes, joiners inside words, and what makes a character an emoji.
    .replace(/['’]|\p{Join_Control}|\p{Variation_Selector}|\u20e3/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replace(/(^|-)\p{M}+/gu, "$1")
    .replace(/^-+|-+$/g, "")

/**
 * Suggests a product's handle for its title: "Größe & Weite" -> "groesse-weite". Vowel signs, as of Hindi and Thai, are left
 * out: the server does the same, and refuses them in a product's handle.
 */
export const suggestHandle = (title: string): string => words(title).replace(/\p{M}+/gu, "")

/** Suggests the handle of a category or collection, which may have all characters; signs and emoji only where nothing else is left. */
export const suggestCategoryHandle = (name: string): string =>
  words(name) ||
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-")

/** The ways a handle from an address may be written on the server: composed, as typed on most systems, or decomposed. */
export const spellingsOf = (handle: string): string[] => [
  ...new Set([handle, handle.normalize("NFC"), handle.normalize("NFD")]),
]
