import { useTranslations } from "#lib/i18n.tsx"
import { Drawer } from "#ui/drawer.tsx"
import { SideNav } from "./side-nav.tsx"

/** Navigation drawer for narrow windows. */
export function NavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("admin.layout")
  return (
    <Drawer open={open} onClose={onClose} title={t("brand")} side="left" size="sm">
      <SideNav bare onFollow={onClose} />
    </Drawer>
  )
}
