import { Fragment } from "react"
import { trackingOf } from "#lib/carriers.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Fulfillment } from "#schema/admin/entities/location.ts"
import { Icon } from "#ui/icon.tsx"

/** A fulfillment's tracking numbers, each linked to its carrier's page if that is known. */
export function TrackingLinks({ labels }: { labels: NonNullable<Fulfillment["labels"]> }) {
  const t = useTranslations("admin.fulfillments")
  return (
    <p className="text-xs break-words text-muted">
      {t("tracking")}{" "}
      {labels.map((label, index) => {
        const { url, carrier } = trackingOf(label)
        const text = carrier ? `${carrier.name} ${label.tracking_number}` : label.tracking_number
        return (
          <Fragment key={label.id}>
            {index > 0 && ", "}
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="rounded-sm text-accent-ink underline underline-offset-4"
              >
                {text}
                <Icon name="external" size={14} className="ml-0.5 inline align-text-bottom" />
              </a>
            ) : (
              text
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
