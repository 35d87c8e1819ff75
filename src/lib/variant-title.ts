const DEFAULT_TITLE = "Default variant"

/** The title of a variant to show; undefined for the only variant of a product without options. */
export const shownVariantTitle = (title: string | null | undefined): string | undefined =>
  title && title !== DEFAULT_TITLE ? title : undefined
