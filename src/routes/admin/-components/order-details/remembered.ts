/** What a dialog keeps when it is closed, so that nothing typed is lost. */
export interface Remembered {
  recall: () => object | undefined
  keep: (values: object) => void
}
