/** Tracks whether rows were added in id order. */
export class IdOrder {
  #last = ""
  isKept = true

  add(id: string): void {
    this.isKept &&= id > this.#last
    this.#last = id
  }

  reset(): void {
    this.#last = ""
    this.isKept = true
  }
}
