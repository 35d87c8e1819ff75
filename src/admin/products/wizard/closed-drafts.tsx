import { useState } from "react"
import { formatHuman } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import type { ClosedProduct } from "./kept-products.ts"

interface ClosedDraftsProps {
  drafts: readonly ClosedProduct[]
  onContinue: (draft: ClosedProduct) => void
  onDiscard: (draft: ClosedProduct) => void
}

/** Offers products whose tab was closed before they were created. */
export function ClosedDrafts({ drafts, onContinue, onDiscard }: ClosedDraftsProps) {
  const t = useTranslations("admin.productWizard.closed")
  const tRestored = useTranslations("admin.productWizard.restored")
  const locale = useLocale()
  const [asked, setAsked] = useState<ClosedProduct>()
  return (
    <>
      {drafts.map((draft) => {
        const title = draft.kept.draft.title.trim()
        return (
          <Banner
            key={draft.tab}
            title={title ? t("title", { title }) : t("untitled")}
            action={
              <>
                <Button size="sm" variant="primary" onClick={() => onContinue(draft)}>
                  {t("continue")}
                </Button>
                <Button size="sm" onClick={() => setAsked(draft)}>
                  {t("discard")}
                </Button>
              </>
            }
          >
            {t("text", { time: formatHuman(draft.changedAt, locale, new Date()) })}
          </Banner>
        )
      })}
      <ConfirmDialog
        open={asked !== undefined}
        title={tRestored("confirm")}
        confirm={t("discard")}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) onDiscard(asked)
        }}
      >
        {tRestored("confirmText")}
      </ConfirmDialog>
    </>
  )
}
