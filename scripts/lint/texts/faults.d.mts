export interface Usage {
  pattern: RegExp
  isLabel: boolean
}
export interface Terms {
  avoid: readonly { words: string; use: string }[]
  afterNumbers: string
}
/** The longest text of a button or label, in characters. */
export const MAX_LABEL: number
/** What is wrong with the texts of one language, a sentence each. */
export function findFaults(catalog: {
  texts: readonly (readonly [key: string, text: string])[]
  usages: readonly Usage[]
  terms: Terms
  exceptions: Readonly<Record<string, readonly string[]>>
}): string[]
