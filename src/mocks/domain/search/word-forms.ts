import { plain } from "./words.ts"

/** How the words of an index are compared: the original texts are English, and translations have their own locale. */
export interface WordForms {
  /** A word as the index has it. */
  readonly fold: (word: string) => string
  /** Other forms that mean the same: a plural's singular. */
  readonly stemsOf: (word: string) => readonly string[]
  /** Words of the vocabulary that end with the word, or with one of its forms: "Morgentasse" for "Tassen". */
  readonly compoundsOf: (word: string, vocabulary: ReadonlySet<string>) => readonly string[]
  /** Words that end as the word does: "Sturmschirm" for "Regenschirm". */
  readonly relatedTo: (word: string, vocabulary: ReadonlySet<string>) => readonly string[]
  /** The parts of a compound whose last word is known, the longest one: "Schreibtisch" and "Lampe". */
  readonly partsOf: (word: string, isKnown: (word: string) => boolean) => readonly [string, string] | undefined
  /** Words that only join others, such as "in" and "with". */
  readonly joining: ReadonlySet<string>
}

const without = (word: string, endings: readonly string[], least: number): string[] =>
  endings.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= least ? word.slice(0, -ending.length) : [],
  )

const english: WordForms = {
  fold: plain,
  stemsOf: (word) => without(word, ["es", "s"], 3),
  compoundsOf: () => [],
  relatedTo: () => [],
  partsOf: () => undefined,
  joining: new Set("a an and at by for from in of on or the to with".split(" ")),
}

/** Least letters of a compound's last word, and of the words before it. */
const HEAD = 4
const BEFORE_HEAD = 3
/** Least letters of an ending that two compounds share, which starts with a consonant. */
const SHARED = /[^aeiou].{4,}$/

/** German: "ae" is the same as "ä", plurals have many endings, and words are joined. */
const german: WordForms = {
  fold: (word) => plain(word).replace(/([aou])e/g, "$1"),
  stemsOf: (word) => without(word, ["ern", "en", "er", "es", "n", "e", "s"], HEAD),
  compoundsOf: (word, vocabulary) => {
    const heads = [word, ...german.stemsOf(word)].map(german.fold).filter((head) => head.length >= HEAD)
    return [...vocabulary].filter((term) => heads.some((head) => term !== head && term.endsWith(head)))
  },
  relatedTo: (word, vocabulary) => {
    const folded = german.fold(word)
    return [...vocabulary].filter((term) => {
      let length = 0
      while (length < Math.min(term.length, folded.length) && term.at(-1 - length) === folded.at(-1 - length))
        length += 1
      return SHARED.test(term.slice(term.length - length))
    })
  },
  partsOf: (word, isKnown) => {
    for (let at = BEFORE_HEAD; at <= word.length - HEAD; at++)
      if (isKnown(word.slice(at))) return [word.slice(0, at), word.slice(at)]
    return undefined
  },
  joining: new Set(
    "am an auf aus bei das dem den der des die ein eine einem einen einer eines fur im in mit oder und vom von zum zur".split(
      " ",
    ),
  ),
}

export const wordForms = (locale: string | null): WordForms => (locale?.startsWith("de") ? german : english)
