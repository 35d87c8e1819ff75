import type { Database, TableName } from "#mocks/kernel/database.ts"
import type { AnyRow, Scope } from "./node.ts"

interface Kept {
  readonly versions: string
  readonly texts: WeakMap<object, Uint8Array>
}

/** Routes that select the same columns share their cached texts. */
const all = new WeakMap<Database, Map<string, Kept>>()
const FEW = 4

/** Texts are encoded into large blocks: a buffer per text would take more memory than the text. */
const BLOCK = 256 * 1024
const encoder = new TextEncoder()
let block = new Uint8Array(0)
function encoded(text: string): Uint8Array {
  const most = text.length * 3
  if (most > BLOCK) return encoder.encode(text)
  if (most > block.length) block = new Uint8Array(BLOCK)
  const { written } = encoder.encodeInto(text, block)
  const bytes = block.subarray(0, written)
  block = block.subarray(written)
  return bytes
}

/**
 * Caches rows as JSON in UTF-8, if only their own columns and the ids of referenced rows are selected: a row is never
 * changed in place, so its text is valid until a referenced table changes.
 */
export class KeptTexts {
  readonly #key: string
  readonly #references: readonly TableName[]

  /** `key` identifies the selected columns. */
  constructor(key: string, references: readonly TableName[]) {
    this.#key = key
    this.#references = references
  }

  /** Returns a reader that serializes a row with `tell` unless its text is cached. */
  reader(scope: Scope, tell: (row: AnyRow) => object | null): (row: AnyRow) => Uint8Array {
    const texts = this.#textsOf(scope.db)
    return (row) => {
      let text = texts.get(row)
      if (text === undefined) {
        text = encoded(JSON.stringify(tell(row)))
        texts.set(row, text)
      }
      return text
    }
  }

  #textsOf(db: Database): Kept["texts"] {
    const kept = all.get(db) ?? new Map<string, Kept>()
    all.set(db, kept)
    const versions = this.#references.map((name) => db.tables[name].version).join()
    const known = kept.get(this.#key)
    if (known?.versions === versions) {
      // A cached response is valid only while these tables don't change: they count as read.
      for (const name of this.#references) db.tables[name].noteRead()
      return known.texts
    }
    if (kept.size >= FEW) kept.clear()
    const texts: Kept["texts"] = new WeakMap()
    kept.set(this.#key, { versions, texts })
    return texts
  }
}
