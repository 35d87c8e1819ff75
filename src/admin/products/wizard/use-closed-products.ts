import { useEffect, useState } from "react"
import { deleteFiles } from "#admin/products/use-uploads.ts"
import { type ClosedProduct, keptProducts } from "./kept-products.ts"

/** The products whose tab was closed before they were created. */
export function useClosedProducts() {
  const [closed, setClosed] = useState<readonly ClosedProduct[]>([])
  useEffect(() => {
    let isShown = true
    void keptProducts.closed().then((found) => isShown && setClosed(found))
    return () => {
      isShown = false
    }
  }, [])
  const discardClosed = ({ tab, kept }: ClosedProduct) => {
    keptProducts.drop(tab)
    void deleteFiles(kept.draft.pictures)
    setClosed(closed.filter((each) => each.tab !== tab))
  }
  return { closed, discardClosed }
}
