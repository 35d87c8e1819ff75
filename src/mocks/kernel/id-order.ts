/** Tracks whether rows were added in id order. */
export class IdOrder {
  #last = ""
  isSorted = true

  add(id: string): void {
    this.isSorted &&= id > this.#last
    this.#last = id
  }

  reset(): void {
    this.#last = ""
    this.isSorted = true
  }
}
