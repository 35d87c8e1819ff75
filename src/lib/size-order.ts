const LETTERS = [
  "xxxs",
  "3xs",
  "xxs",
  "2xs",
  "xs",
  "s",
  "m",
  "l",
  "xl",
  "xxl",
  "2xl",
  "xxxl",
  "3xl",
  "4xl",
  "5xl",
  "6xl",
]

/** A size's place: numbers first, then letters; undefined for anything else. */
function placeOf(value: string): number | undefined {
  const text = value.trim().toLowerCase()
  const number = /^(?:[a-z]{1,3} )?(\d+(?:[.,]\d+)?)(?:\s?[a-z]{1,3})?$/.exec(text)?.[1]
  const letter = LETTERS.indexOf(text)
  if (letter >= 0) return 1_000_000 + letter
  return number === undefined ? undefined : Number(number.replace(",", "."))
}

/** Sorts values that are all sizes from small to large, and leaves others in their order: L, M, 38 -> 38, M, L. */
export function inSizeOrder<T>(items: readonly T[], textOf: (item: T) => string): readonly T[] {
  const placed = items.map((item) => ({ item, place: placeOf(textOf(item)) }))
  if (placed.some(({ place }) => place === undefined)) return items
  return placed.toSorted((a, b) => Number(a.place) - Number(b.place)).map(({ item }) => item)
}
