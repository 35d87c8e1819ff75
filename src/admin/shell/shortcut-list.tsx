import { useTranslations } from "#lib/i18n.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { useKeyNames } from "#ui/shortcut.ts"
import type { NavItem } from "./nav-items.ts"

interface ShortcutListProps {
  places: readonly { key: NavItem["key"]; letter: string }[]
  onClose: () => void
}

/** Lists all keyboard shortcuts of the back office. */
export default function ShortcutList({ places, onClose }: ShortcutListProps) {
  const t = useTranslations("admin.layout")
  const names = useKeyNames()
  const rows = [
    { id: "palette", keys: [names.command, names.palette], does: t("shortcuts.palette") },
    { id: "search", keys: ["/"], does: t("shortcuts.search") },
    { id: "next", keys: [names.command, names.enter], does: t("shortcuts.next") },
    { id: "leave", keys: [names.escape], does: t("shortcuts.leave") },
    { id: "quickView", keys: [t("shortcuts.space")], does: t("shortcuts.quickView") },
    { id: "neighbors", keys: ["k", "j"], does: t("shortcuts.neighbors") },
    ...places.map(({ key, letter }) => ({
      id: key,
      keys: ["g", letter],
      does: t("shortcuts.goTo", { place: t(`item.${key}`) }),
    })),
    { id: "notification", keys: ["F8"], does: t("shortcuts.notification") },
    { id: "list", keys: [names.help], does: t("shortcuts.list") },
  ]
  return (
    <Dialog open onClose={onClose} title={t("shortcuts.title")} size="sm">
      <dl className="grid gap-2">
        {rows.map(({ id, keys, does }) => (
          <div key={id} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
