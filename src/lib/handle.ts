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

/** Suggests a handle for a name: "Größe & Weite" -> "groesse-weite". Letters of other scripts stay. */
export const suggestHandle = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßæøåłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
