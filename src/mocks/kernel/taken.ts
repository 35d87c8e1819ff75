/** Rows of a reserve that were written or erased, which makes them the table's own: their ids and their places. */
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
