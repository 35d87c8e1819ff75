import { Suspense, useRef, useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { imageTypes, MAX_MEGABYTES, type Upload, useUploads } from "#admin/products/use-uploads.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { FileDrop } from "#ui/file-drop.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { Photo } from "#ui/photo.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { SortableList } from "#ui/sortable-list.tsx"
import { moved, without } from "./images.ts"
import type { ImageValue } from "./product-values.ts"

const ImageVariants = late(async () => (await import("./image-variants.tsx")).ImageVariants)

interface MediaCardProps {
  productId: string
  images: readonly ImageValue[]
  thumbnail: string | null
  onChange: (images: ImageValue[], thumbnail: string | null) => void
}

/** Card with the images of a product: uploaded, put in order, deleted; one of them is the thumbnail. */
export function MediaCard({ productId, images, thumbnail, onChange }: MediaCardProps) {
  const t = useTranslations("admin.products.media")
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ readonly imageId: string; readonly number: number }>()
  const ti = useTranslations("admin.product.images")
  const latest = useRef({ images, thumbnail })
  latest.current = { images, thumbnail }
  const { uploads, add, retry, canRetry, cancel } = useUploads(({ url }) => {
    const now = latest.current
    latest.current = { images: [...now.images, { url }], thumbnail: now.thumbnail ?? url }
    onChange([...latest.current.images], latest.current.thumbnail)
  })
  const remove = (index: number) => {
    const next = without(images, index, thumbnail)
    onChange(next.images, next.thumbnail)
  }
  return (
    <Card
      title={t("title")}
      badge={images.length > 0 && <Badge>{images.length}</Badge>}
      description={t("hint")}
      actions={
        <Button size="sm" icon="upload" onClick={() => picker.current?.click()}>
          {t("upload")}
        </Button>
      }
    >
      <FileDrop label={t("dropHere")} onFiles={add} className="grid gap-4 rounded-md">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={t("upload")}
          accept={imageTypes.join(",")}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ""
          }}
        />
        {images.length === 0 && uploads.length === 0 && (
          <EmptyState icon="image" title={t("none.title")} text={t("none.text")} />
        )}
        {images.length > 0 && (
          <SortableList
            label={t("title")}
            items={images}
            itemId={({ id, url }) => id ?? url}
            itemName={(image) => t("image", { number: String(images.indexOf(image) + 1) })}
            onMove={(image, to) => onChange(moved(images, images.indexOf(image), to), thumbnail)}
          >
            {({ id, url }, index) => (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="flex items-center gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start">
                  <Photo
                    src={url}
                    alt={t("image", { number: String(index + 1) })}
                    className="size-16 shrink-0 rounded-md object-cover"
                  />
                  {url === thumbnail && <Badge tone="progress">{t("thumbnail")}</Badge>}
                </span>
                <span className="ml-auto flex gap-1">
                  <IconButton
                    icon="star"
                    label={t("makeThumbnail", { number: String(index + 1) })}
                    disabledReason={url === thumbnail ? t("isThumbnail") : undefined}
                    onClick={() => onChange([...images], url)}
                  />
                  <IconButton
                    icon="tag"
                    label={ti("variants", { number: String(index + 1) })}
                    disabledReason={id === undefined ? ti("unsaved") : undefined}
                    onClick={() => id !== undefined && setChosen({ imageId: id, number: index + 1 })}
                  />
                  <IconButton
                    icon="trash"
                    label={t("remove", { number: String(index + 1) })}
                    onClick={() => remove(index)}
                  />
                </span>
              </span>
            )}
          </SortableList>
        )}
        {uploads.map((upload) => (
          <UploadLine
            key={upload.key}
            upload={upload}
            onRetry={canRetry(upload) ? () => retry(upload.key) : undefined}
            onCancel={() => cancel(upload.key)}
          />
        ))}
      </FileDrop>
      {chosen && (
        <Suspense>
          <ImageVariants productId={productId} {...chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

interface UploadLineProps {
  upload: Upload
  onRetry: (() => void) | undefined
  onCancel: () => void
}

/** The progress of an upload, or why it failed. */
function UploadLine({ upload: { name, share, problem }, onRetry, onCancel }: UploadLineProps) {
  const t = useTranslations("admin.products.media")
  const refusal = useRefusalText()
  const reason =
    typeof problem === "object"
      ? t("problems.refused", { name, reason: refusal(problem.refused) })
      : problem && t(`problems.${problem}`, { name, megabytes: String(MAX_MEGABYTES) })
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        {reason ? (
          <p role="alert" className="text-sm break-words text-refused-ink">
            {reason}
          </p>
        ) : (
          <ProgressBar label={t("uploading", { name })} value={share} max={1} />
        )}
      </div>
      {onRetry && <IconButton icon="refresh" size="sm" label={t("retry", { name })} onClick={onRetry} />}
      <IconButton icon="close" size="sm" label={t(problem ? "dismiss" : "cancel", { name })} onClick={onCancel} />
    </div>
  )
}
