/** Tracks whether rows were added in id order. */
export class IdOrder {
  #last: string
  isSorted: boolean

  constructor(base?: IdOrder) {
    this.#last = base ? base.#last : ""
    this.isSorted = base?.isSorted ?? true
  }

  add(id: string): void {
    this.isSorted &&= id > this.#last
    this.#last = id
  }
}
