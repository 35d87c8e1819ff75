/** In the place of row texts while the rest of an answer is written; nobody can guess it. */
const MARK = `rows:${crypto.randomUUID()}:`
const MARKS = new RegExp(`"${MARK}(\\d+)"`, "g")
let waiting: string[] = []

/** Rows of an answer that are written as JSON already. */
export class RowTexts {
  readonly texts: readonly string[]

  constructor(texts: readonly string[]) {
    this.texts = texts
  }

  toJSON(): string {
    return `${MARK}${waiting.push(this.texts.join()) - 1}`
  }
}

/** An answer as JSON. */
export function writeJson(body: unknown): string {
  waiting = []
  const text = JSON.stringify(body)
  if (waiting.length === 0) return text
  const written = waiting
  waiting = []
  return text.replace(MARKS, (_, number: string) => `[${written[Number(number)]}]`)
}
