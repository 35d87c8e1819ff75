import { wordsOf } from "#mocks/domain/search/words.ts"

/** Settings of the demo's index in the service's format, as `GET /1/indexes/products/settings` returns them. */
export const indexSettings = {
  searchableAttributes: [
    "title",
    "skus",
    "unordered(categories)",
    "unordered(collection)",
    "unordered(tags)",
    "unordered(type)",
    "unordered(subtitle)",
    "unordered(options)",
    "unordered(variants)",
    "unordered(description)",
  ],
  attributesForFaceting: [
    "searchable(categories)",
    "searchable(collection)",
    "searchable(tags)",
    "searchable(type)",
    "searchable(options.color)",
    "searchable(options.size)",
    "availability",
    "filterOnly(category_ids)",
    "filterOnly(collection_id)",
  ],
  typoTolerance: "min",
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: "allOptional",
} as const

type Synonym =
  | { readonly objectID: string; readonly type: "synonym"; readonly synonyms: readonly string[] }
  | {
      readonly objectID: string
      readonly type: "oneWaySynonym"
      readonly input: string
      readonly synonyms: readonly string[]
    }

const color = (input: string, ...synonyms: string[]): Synonym => ({
  objectID: `color-${input}`,
  type: "oneWaySynonym",
  input,
  synonyms,
})

const size = (input: string, value: string): Synonym => ({
  objectID: `size-${input}`,
  type: "oneWaySynonym",
  input,
  synonyms: [value],
})

/** Synonyms of the demo's index, in the service's format: the names of its colors, in English and German, and sizes. */
const englishSynonyms: readonly Synonym[] = [
  size("small", "s"),
  size("medium", "m"),
  size("large", "l"),
  ...["beige", "khaki"].map((name) => color(name, "sand")),
  ...["orange", "terracotta", "rust"].map((name) => color(name, "clay")),
  ...["green", "grün", "olive"].map((name) => color(name, "moss")),
  ...["navy", "indigo"].map((name) => color(name, "ink")),
  ...["blue", "blau"].map((name) => color(name, "ink", "sea")),
  ...["white", "weiß", "cream"].map((name) => color(name, "chalk")),
  ...["black", "schwarz", "gray", "grey", "grau"].map((name) => color(name, "coal")),
  ...["pink", "rosa"].map((name) => color(name, "rose")),
  ...["yellow", "gelb", "mustard"].map((name) => color(name, "ochre")),
  ...["teal", "turquoise", "türkis"].map((name) => color(name, "sea")),
  ...["purple", "violet", "lila"].map((name) => color(name, "plum")),
  { objectID: "tee", type: "synonym", synonyms: ["tee", "tshirt"] },
]

/** Synonyms of the German index. */
const germanSynonyms: readonly Synonym[] = [
  size("klein", "s"),
  size("mittel", "m"),
  size("groß", "l"),
  ...["beige", "khaki", "sandfarben"].map((name) => color(name, "sand")),
  ...["orange", "terrakotta", "rostrot", "ziegelrot"].map((name) => color(name, "ton")),
  ...["grün", "oliv", "moosgrün", "green"].map((name) => color(name, "moos")),
  ...["marine", "marineblau", "dunkelblau", "indigo"].map((name) => color(name, "tinte")),
  ...["blau", "blue"].map((name) => color(name, "tinte", "meer")),
  ...["weiß", "creme", "cremeweiß", "white"].map((name) => color(name, "kreide")),
  ...["schwarz", "grau", "anthrazit", "black"].map((name) => color(name, "kohle")),
  ...["rosa", "pink"].map((name) => color(name, "rosé")),
  ...["gelb", "senfgelb", "yellow"].map((name) => color(name, "ocker")),
  ...["türkis", "petrol"].map((name) => color(name, "meer")),
  ...["lila", "violett", "purpur"].map((name) => color(name, "pflaume")),
  { objectID: "pullover", type: "synonym", synonyms: ["pullover", "pulli", "kapuzenpulli"] },
  { objectID: "hemd", type: "synonym", synonyms: ["hemd", "shirt"] },
  { objectID: "tasse", type: "synonym", synonyms: ["tasse", "becher"] },
  { objectID: "socken", type: "synonym", synonyms: ["socken", "strümpfe", "strumpf"] },
  { objectID: "lampe", type: "synonym", synonyms: ["lampe", "leuchte"] },
]

export const indexSynonyms = (locale: string | null): readonly Synonym[] =>
  locale === "de-DE" ? germanSynonyms : englishSynonyms

function byWord(synonyms: readonly Synonym[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  for (const entry of synonyms) {
    const inputs = entry.type === "synonym" ? entry.synonyms : [entry.input]
    for (const input of inputs.flatMap(wordsOf)) {
      const others = entry.synonyms.flatMap(wordsOf).filter((word) => word !== input)
      known.set(input, [...(known.get(input) ?? []), ...others])
    }
  }
  return known
}
const english = byWord(englishSynonyms)
const german = byWord(germanSynonyms)

/** Returns a function for the words that mean the same as a normalized word, in an index's language. */
export function synonymsIn(locale: string | null): (word: string) => readonly string[] {
  const known = locale === "de-DE" ? german : english
  return (word) => known.get(word) ?? []
}
