import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { ProductVariant } from "#schema/store/entities/catalog.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { stockWatches } from "./stock-watches.ts"

/** For a variant that is sold out: remembers it on the device, and says what that does and doesn't do. */
export default function NotifyMe({ variant }: { variant: ProductVariant }) {
  return (
    <PartTexts parts={["browse"]}>
      <Notice variant={variant} />
    </PartTexts>
  )
}

function Notice({ variant: { id } }: { variant: ProductVariant }) {
  const t = useTranslations("browse.notify")
  const isWatched = stockWatches.use().includes(id)
  return (
    <div className="grid gap-3 rounded-lg border border-line p-4 text-sm">
      <div aria-live="polite">
        {isWatched ? (
          <p className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 text-done-ink" />
            <span>{t(stockWatches.isStored() ? "saved" : "notStored")}</span>
          </p>
        ) : (
          <p>{t("text")}</p>
        )}
      </div>
      <div>
        {isWatched ? (
          <Button size="sm" onClick={({ detail }) => detail < 2 && stockWatches.remove(id)}>
            {t("stop")}
          </Button>
        ) : (
          <Button size="sm" icon="bell" onClick={() => stockWatches.add(id)}>
            {t("action")}
          </Button>
        )}
      </div>
    </div>
  )
}
