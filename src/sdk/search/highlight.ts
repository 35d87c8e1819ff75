export interface Tags {
  readonly pre: string
  readonly post: string
}

/** A text in lowercase and without accents, which searches ignore. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()

/** Highlights the typed words at the beginnings of words in a text. */
export function marked(text: string, typed: string, { pre, post }: Tags): string {
  const words = plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return text.replace(/[\p{Letter}\p{Number}]+/gu, (word) => {
    const found = words.find((one) => plain(word).startsWith(one))
    return found ? `${pre}${word.slice(0, found.length)}${post}${word.slice(found.length)}` : word
  })
}
