/** Tracks whether rows were added in id order. */
export class IdOrder {
  #last = ""
  isSorted = true

  add(id: string): void {
    this.isSorted &&= id > this.#last
    this.#last = id
  }

  copy(): IdOrder {
    const copy = new IdOrder()
    copy.#last = this.#last
    copy.isSorted = this.isSorted
    return copy
  }
}
