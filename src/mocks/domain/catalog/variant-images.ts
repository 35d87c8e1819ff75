import { type LinkChange, relink } from "#mocks/domain/system/links.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { notFound } from "#mocks/kernel/refusal.ts"

/** Throws if an image doesn't exist; soft-deleted images are accepted. */
function checkImages(db: Database, ids: readonly string[]): void {
  for (const id of ids)
    if (!db.tables.productImage.get(id, { withDeleted: true }))
      throw notFound(`You tried to set relationship image_id: ${id}, but such entity does not exist`)
}

/** Changes the variants that an image is shown for. Returns the requested change, as the server does. */
export function changeImageVariants(db: Database, imageId: string, change: LinkChange) {
  const { add = [], remove = [] } = change
  if (add.length > 0) checkImages(db, [imageId])
  relink(db.tables.variantImage, "image_id", imageId, "variant_id", change)
  return { added: add, removed: remove }
}

/** Changes the images of a variant. Returns the requested change, as the server does. */
export function changeVariantImages(db: Database, variantId: string, change: LinkChange) {
  const { add = [], remove = [] } = change
  checkImages(db, add)
  relink(db.tables.variantImage, "variant_id", variantId, "image_id", change)
  return { added: add, removed: remove }
}
