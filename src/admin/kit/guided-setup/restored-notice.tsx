import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import type { CreationName } from "./creation-texts.ts"

/** Says that earlier entries were restored, and discards them after a confirmation. */
export function RestoredNotice({ name, onDiscard }: { name: CreationName; onDiscard: () => void }) {
  const t = useTranslations("admin")
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Banner
        title={t(`${name}.restored.title`)}
        action={
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {t(`${name}.restored.discard`)}
          </Button>
        }
      >
        {t(`${name}.restored.text`)}
      </Banner>
      <ConfirmDialog
        open={isAsking}
        title={t(`${name}.restored.confirm`)}
        confirm={t(`${name}.restored.discard`)}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onDiscard()
        }}
      >
        {t(`${name}.restored.confirmText`)}
      </ConfirmDialog>
    </>
  )
}
