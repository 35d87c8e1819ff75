/** Event on the window for an error that a page shows; its `detail` is the error. */
export const CAUGHT = "caught-error"
