import { type LinkChange, relink } from "#mocks/domain/system/links.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { notFound } from "#mocks/kernel/refusal.ts"

/** Images of deleted products still count. */
function checkImages(db: Database, ids: readonly string[]): void {
  for (const id of ids)
    if (!db.tables.productImage.get(id, { withDeleted: true }))
      throw notFound(`You tried to set relationship image_id: ${id}, but such entity does not exist`)
}

/** Shows an image for these variants only, or no longer. Echoes what was asked, as the server does. */
export function changeImageVariants(db: Database, imageId: string, change: LinkChange) {
  const { add = [], remove = [] } = change
  if (add.length > 0) checkImages(db, [imageId])
  relink(db.tables.variantImage, "image_id", imageId, "variant_id", change)
  return { added: add, removed: remove }
}

/** Gives a variant images of its own, or takes them away. */
export function changeVariantImages(db: Database, variantId: string, change: LinkChange) {
  const { add = [], remove = [] } = change
  checkImages(db, add)
  relink(db.tables.variantImage, "variant_id", variantId, "image_id", change)
  return { added: add, removed: remove }
}
