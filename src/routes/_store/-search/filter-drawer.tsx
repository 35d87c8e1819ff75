import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Drawer } from "#ui/drawer.tsx"

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  /** How much is found with what is chosen. */
  count: number
  children: ReactNode
}

/** The phone's filters; what is found is said on the way back to it. */
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
