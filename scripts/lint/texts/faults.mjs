import { readMessage } from "./icu.mjs"

/** The longest text of a button or label, in characters. */
export const MAX_LABEL = 120

/**
 * What is wrong with the texts of one language, a sentence each: words that the glossary replaces, keys that no code uses,
 * labels that are too long, plurals without a form, and exceptions that excuse nothing.
 */
export function findFaults({ texts, usages, terms, exceptions }) {
  const words = terms.avoid.map(({ words, use }) => ({ use, regex: wholeWords(words) }))
  const bareNumber = new RegExp(`\\{#\\}\\s+(?!(?:${terms.afterNumbers})(?!\\p{L}))\\p{L}`, "u")
  const faults = []
  const excused = new Set()

  for (const [key, text] of texts) {
    const report = (problem) => faults.push(`${key}: ${problem}`)
    const { variants, plurals } = readMessage(text)
    const allowed = exceptions[key] ?? []
    for (const { use, regex } of words)
      for (const word of new Set(variants.flatMap((variant) => variant.match(regex) ?? []).map((w) => w.toLowerCase())))
        if (allowed.includes(word)) excused.add(`${key} ${word}`)
        else report(`“${word}” should be ${use}`)

    const uses = usages.filter(({ pattern }) => pattern.test(key))
    if (uses.length === 0) report("no code uses this key")
    const length = Math.max(...variants.map((variant) => variant.length))
    if (length > MAX_LABEL && uses.some(({ isLabel }) => isLabel))
      report(`a label of ${length} characters, at most ${MAX_LABEL} fit`)

    for (const forms of plurals)
      for (const form of ["one", "other"]) if (!forms.includes(form)) report(`the plural form “${form}” is missing`)
    if (variants.some((variant) => bareNumber.test(variant))) report("a number before a word needs plural forms")
  }

  for (const [key, list] of Object.entries(exceptions))
    for (const word of list)
      if (!excused.has(`${key} ${word}`)) faults.push(`${key}: the exception “${word}” excuses nothing`)
  return faults
}

const wholeWords = (words) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, "giu")
