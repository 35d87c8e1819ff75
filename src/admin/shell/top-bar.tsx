import { Suspense, useState } from "react"
import { useHasBulkEdit } from "#admin/kit/bulk-job/mark.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { useActiveItem } from "./nav-items.ts"
import { PaletteButton } from "./palette-button.tsx"

const BulkEditIndicator = late(
  async () => (await import("#admin/kit/bulk-job/bulk-edit-indicator.tsx")).BulkEditIndicator,
  "hidden",
)
const NotificationBell = late(
  async () => (await import("#admin/notifications/notification-bell.tsx")).NotificationBell,
  "hidden",
)
const NavDrawer = late(async () => (await import("./nav-drawer.tsx")).NavDrawer)

/** Current section, a bulk edit's progress, and search; on phones also the menu button. */
export function TopBar() {
  const t = useTranslations("admin.layout")
  const active = useActiveItem()
  const hasBulkEdit = useHasBulkEdit()
  const [menu, setMenu] = useState<"unopened" | "open" | "closed">("unopened")
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-canvas px-4 sm:px-6 print:hidden">
      <span className="-ml-2 lg:hidden">
        <IconButton
          icon="menu"
          label={t("menu")}
          aria-expanded={menu === "open"}
          onPointerEnter={NavDrawer.preload}
          onFocus={NavDrawer.preload}
          onClick={() => setMenu("open")}
        />
      </span>
      {active && (
        <p className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
          <Icon name={active.icon} className="text-faint" />
          <span className="truncate">{t(`item.${active.key}`)}</span>
        </p>
      )}
      <div className="ml-auto flex min-w-0 items-center gap-3">
        {hasBulkEdit && (
          <Suspense>
            <BulkEditIndicator />
          </Suspense>
        )}
        <PaletteButton />
        <Suspense fallback={<span className="size-9" />}>
          <NotificationBell />
        </Suspense>
      </div>
      {menu !== "unopened" && (
        <Suspense>
          <NavDrawer open={menu === "open"} onClose={() => setMenu("closed")} />
        </Suspense>
      )}
    </header>
  )
}
