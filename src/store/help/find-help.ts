import type { HelpNode, HelpPage } from "#lib/help-page.ts"

interface Named {
  readonly slug: string
  readonly page: HelpPage
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const textOf = (node: HelpNode): string => (typeof node === "string" ? node : ` ${node.nodes.map(textOf).join("")} `)
const headingsOf = ({ nodes }: HelpPage): string =>
  nodes.flatMap((node) => (typeof node !== "string" && /^h[23]$/.test(node.name) ? textOf(node) : [])).join(" ")

/** Least letters of a word that is found by its start, and of a joined word's first part: "Versand" in "Versandkosten". */
const START = 3
const PART = 5

const isIn = (word: string, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      name === word ||
      (word.length >= START && name.startsWith(word)) ||
      (name.length >= PART && word.startsWith(name)),
  )

/**
 * The help pages for a query, the most fitting first: those with one of its words in the title or a heading, otherwise,
 * with `anywhere`, those that have all of its words.
 */
export function findHelp<T extends Named>(pages: readonly T[], query: string, anywhere: boolean): T[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const count = (text: string) => {
    const names = wordsOf(text)
    return words.filter((word) => isIn(word, names)).length
  }
  const named = pages
    .map((one) => ({ one, score: 2 * count(one.page.title) + count(headingsOf(one.page)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)
  if (named.length > 0 || !anywhere) return named
  return pages.filter(
    ({ page }) => count(`${page.title} ${page.description} ${page.nodes.map(textOf).join(" ")}`) === words.length,
  )
}
