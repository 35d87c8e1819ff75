/** The texts of some rows in one string: one search covers all of them. */
export class TextChunk<E> {
  readonly entries: E[] = []
  /** For each entry, the number of its shared text. */
  readonly shared: number[] = []
  /** End position of each entry's text. */
  readonly #ends: number[] = []
  #text = ""
  /** Texts added since the last search. */
  #added: string[] = []

  get size(): number {
    return this.entries.length
  }

  add(entry: E, ownText: string, shared: number): void {
    this.#ends.push((this.#ends.at(-1) ?? 0) + ownText.length)
    this.#added.push(ownText)
    this.entries.push(entry)
    this.shared.push(shared)
  }

  replace(place: number, entry: E, ownText: string, shared: number): void {
    this.#splice(place, [ownText])
    this.entries[place] = entry
    this.shared[place] = shared
  }

  remove(place: number): void {
    this.#splice(place, [])
    this.entries.splice(place, 1)
    this.shared.splice(place, 1)
  }

  textAt(place: number): string {
    return this.#flat().slice(this.#ends[place - 1] ?? 0, this.#ends[place])
  }

  /** Marks the entries whose text contains a word; returns whether there are any. A word has no line breaks. */
  mark(word: string, marks: Uint8Array): boolean {
    const text = this.#flat()
    let at = text.indexOf(word)
    const isFound = at >= 0
    for (let place = 0; at >= 0; at = text.indexOf(word, this.#ends[place])) {
      while ((this.#ends[place] as number) <= at) place += 1
      marks[place] = 1
    }
    return isFound
  }

  #flat(): string {
    if (this.#added.length > 0) this.#text = [this.#text, ...this.#added.splice(0)].join("")
    return this.#text
  }

  #splice(place: number, texts: readonly string[]): void {
    const all = this.#flat()
    const [start, end] = [this.#ends[place - 1] ?? 0, this.#ends[place] ?? all.length]
    this.#text = [all.slice(0, start), ...texts, all.slice(end)].join("")
    const lengths = texts.map((text) => start + text.length)
    const grown = this.#text.length - all.length
    this.#ends.splice(place, 1, ...lengths)
    for (let i = place + lengths.length; i < this.#ends.length; i++) this.#ends[i] = (this.#ends[i] as number) + grown
  }
}
