/** Normalizes text for comparison: lowercase, without accents, "ß" as "ss". */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")

const WORD = /[\p{Letter}\p{Number}]+/gu
export const wordsOf = (text: string): string[] => plain(text).match(WORD) ?? []

/** A letter or digit with signs of its own, such as "c++", "C#" or "5%". */
const SIGNS = /^[^\p{Letter}\p{Number}]*[\p{Letter}\p{Number}][^\p{Letter}\p{Number}]*$/u
/** Signs that separate words in a sentence. */
const PUNCTUATION = /[.,;:!?()"“”„«»'’]/g
/** The words of a query. A single letter with signs of its own isn't the start of a word: "c++" has no words. */
export const queryWordsOf = (query: string): string[] =>
  query.split(/\s+/).flatMap((part) => {
    const text = part.replaceAll(PUNCTUATION, " ").trim()
    return [...text].length > 1 && SIGNS.test(text) ? [] : wordsOf(text)
  })

export interface Marks {
  readonly pre: string
  readonly post: string
}

/** Marks found words in a text: their typed part, or the full word for typos. */
export function mark(
  text: string,
  queryWords: readonly string[],
  found: ReadonlySet<string>,
  { pre, post }: Marks,
): string {
  return text.replace(WORD, (word) => {
    const bare = plain(word)
    if (!found.has(bare)) return word
    const typed = queryWords.filter((one) => bare.startsWith(one)).sort((a, b) => b.length - a.length)[0]
    const length = typed?.length ?? word.length
    return `${pre}${word.slice(0, length)}${post}${word.slice(length)}`
  })
}

/** Returns about `length` characters around the first mark, cut at word boundaries. */
export function snippet(text: string, { pre, post }: Marks, length: number): string {
  if (text.length <= length) return text
  const at = Math.max(0, text.indexOf(pre))
  const start = at < length / 2 ? 0 : text.indexOf(" ", at - Math.floor(length / 2)) + 1
  const end = text.indexOf(" ", start + length + pre.length + post.length)
  return `${start > 0 ? "…" : ""}${end < 0 ? text.slice(start) : `${text.slice(start, end)}…`}`
}
