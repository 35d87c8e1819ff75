/** A place in a text; both are counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

export type ParsedJson = { readonly value: unknown } | { readonly broken: Place }

const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y

class Broken extends Error {
  readonly at: number
  constructor(at: number) {
    super("broken JSON")
    this.at = at
  }
}

/** Finds where a text stops being JSON: the errors of `JSON.parse` name no place in some browsers. */
function firstError(text: string): number {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.test(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const skip = () => take(SPACE)
  const expect = (char: string) => {
    if (text[at] !== char) throw new Broken(at)
    at++
    skip()
  }
  const entries = (close: string, entry: () => void) => {
    at++
    skip()
    if (text[at] === close) {
      at++
      return
    }
    for (;;) {
      entry()
      skip()
      if (text[at] === close) {
        at++
        return
      }
      expect(",")
    }
  }
  const property = () => {
    if (!take(STRING)) throw new Broken(at)
    skip()
    expect(":")
    value()
  }
  const value = (): void => {
    skip()
    if (text[at] === "[") entries("]", value)
    else if (text[at] === "{") entries("}", property)
    else if (!take(STRING) && !take(NUMBER) && !take(WORD)) throw new Broken(at)
  }
  try {
    value()
    skip()
  } catch (error) {
    if (error instanceof Broken) return error.at
    throw error
  }
  return at
}

/** Parses JSON, or says where it is broken; empty text is no value. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === "") return { value: undefined }
  try {
    return { value: JSON.parse(text) }
  } catch {
    const before = text.slice(0, firstError(text)).split("\n")
    return { broken: { line: before.length, column: (before.at(-1) ?? "").length + 1 } }
  }
}
