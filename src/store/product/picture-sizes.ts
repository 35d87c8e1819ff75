/** Widths of a picture on a product's page and of the home page's largest pictures, for `srcset`. */
export const pictureSizes = "(min-width: 80rem) 38rem, (min-width: 48rem) 46vw, 95vw"

/** Widths of the picture of a card in a grid of products. */
export const cardSizes = "(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 45vw"
