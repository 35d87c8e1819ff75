import { useRef } from "react"
import { imageTypes, MAX_MEGABYTES, type Upload, type Uploads } from "#admin/products/use-uploads.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DraftPicture } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { FileDrop } from "#ui/file-drop.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Picture } from "#ui/picture.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"

interface PicturesProps {
  pictures: readonly DraftPicture[]
  uploads: Uploads
  onChange: (pictures: DraftPicture[]) => void
  /** Removes a picture and its file. */
  onRemove: (picture: DraftPicture) => void
}

/** The product's images in order, and the uploads that aren't finished. Files can be dropped on it. */
export function Pictures({ pictures, uploads, onChange, onRemove }: PicturesProps) {
  const t = useTranslations("admin.productWizard.pictures")
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = pictures.length === 0 && uploads.uploads.length === 0
  return (
    <Card
      title={t("title")}
      description={t("hint", { max: String(MAX_MEGABYTES) })}
      actions={
        <Button size="sm" icon="plus" onClick={() => input.current?.click()}>
          {t("add")}
        </Button>
      }
    >
      <FileDrop label={t("dropHere")} onFiles={uploads.add} className="grid gap-4 rounded-md">
        <input
          ref={input}
          type="file"
          multiple
          accept={imageTypes.join(",")}
          aria-label={t("add")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            event.target.value = ""
          }}
        />
        {isEmpty && (
          <p className="rounded-md border border-dashed border-edge px-4 py-8 text-center text-sm text-muted">
            {t("none")}
          </p>
        )}
        {pictures.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {pictures.map((picture, index) => (
              <li key={picture.id} className="grid content-start gap-1">
                <Picture src={picture.url} alt={picture.name} />
                <div className="flex items-center justify-between gap-1">
                  {index === 0 ? (
                    <Badge tone="inactive">{t("thumbnail")}</Badge>
                  ) : (
                    <IconButton
                      icon="arrowUp"
                      size="sm"
                      label={t("first", { name: picture.name })}
                      onClick={() => onChange([picture, ...pictures.filter(({ id }) => id !== picture.id)])}
                    />
                  )}
                  <IconButton
                    icon="trash"
                    size="sm"
                    label={t("remove", { name: picture.name })}
                    onClick={() => onRemove(picture)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
        {uploads.uploads.length > 0 && (
          <ul className="grid gap-3">
            {uploads.uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} uploads={uploads} />
            ))}
          </ul>
        )}
        <LiveRegion>{pictures.length > 0 ? t("uploaded", { name: pictures.at(-1)?.name ?? "" }) : ""}</LiveRegion>
      </FileDrop>
    </Card>
  )
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTranslations("admin.productWizard.pictures")
  const { key, name, share, problem } = upload
  const reason =
    typeof problem === "object"
      ? t("failed", { reason: problem.refused })
      : problem && t(`problems.${problem}`, { max: String(MAX_MEGABYTES) })
  return (
    <li className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        {reason ? (
          <p role="alert" className="text-sm">
            <span className="font-semibold break-words">{name}</span> <span className="text-refused-ink">{reason}</span>
          </p>
        ) : (
          <ProgressBar label={t("uploading", { name })} value={share} max={1} text={t("percent", { share })} />
        )}
      </div>
      {uploads.canRetry(upload) && (
        <IconButton icon="refresh" size="sm" label={t("retry", { name })} onClick={() => uploads.retry(key)} />
      )}
      <IconButton
        icon="close"
        size="sm"
        label={t(problem ? "dismiss" : "cancel", { name })}
        onClick={() => uploads.cancel(key)}
      />
    </li>
  )
}
