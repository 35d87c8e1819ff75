let open: (() => void) | undefined

/** Opens the command palette. */
export const openPalette = (): void => open?.()

/** Sets what opens the palette, until the returned function is called. */
export function onOpenPalette(listener: () => void): () => void {
  open = listener
  return () => {
    if (open === listener) open = undefined
  }
}
