import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Drawer } from "#ui/drawer.tsx"

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  /** Number of results with the active filters. */
  count: number
  children: ReactNode
}

/** Filter drawer for phones; its button shows the number of results. */
export default function FilterDrawer({ open, onClose, count, children }: FilterDrawerProps) {
  const t = useTranslations("search")
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("filters")}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t("show", { count })}
        </Button>
      }
    >
      {children}
    </Drawer>
  )
}
