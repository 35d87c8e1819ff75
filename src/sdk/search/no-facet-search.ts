/** Thrown when facet values are searched in a store with more products than are compared. */
export class NoFacetSearch extends Error {
  override name = "NoFacetSearch"
  constructor() {
    super("This client cannot search for facet values.")
  }
}
