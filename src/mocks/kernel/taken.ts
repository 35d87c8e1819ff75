/** Ids and positions of virtual rows that were written or erased, and so are stored by the table. */
export class Taken {
  readonly ids = new Set<string>()
  readonly places = new Set<number>()

  add(id: string, place: number | undefined): void {
    this.ids.add(id)
    if (place !== undefined) this.places.add(place)
  }

  clear(): void {
    this.ids.clear()
    this.places.clear()
  }
}
