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
}

/** Least letters of a compound's last word. */
const HEAD = 4
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
}

export const wordForms = (locale: string | null): WordForms => (locale?.startsWith("de") ? german : english)
