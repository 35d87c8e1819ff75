import { useQuery } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import { type Arrangeable, layoutQuery } from "./layout.ts"

const ArrangeDialog = late(async () => (await import("./arrange-dialog.tsx")).ArrangeDialog)

interface ArrangeButtonProps {
  /** The server's name of the page: "home". */
  zone: string
  cards: readonly Arrangeable[]
}

/** Opens the dialog that arranges a page. */
export function ArrangeButton({ zone, cards }: ArrangeButtonProps) {
  const t = useTranslations("admin.detail")
  const { data } = useQuery(layoutQuery(zone))
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <Button variant="quiet" icon="settings" onPointerEnter={ArrangeDialog.preload} onClick={() => setOpen(true)}>
        {t("arrange")}
      </Button>
      {isOpen && (
        <Suspense>
          <ArrangeDialog zone={zone} cards={cards} layout={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
