import { useId, useState } from "react"
import { deviceItem } from "#lib/device-items.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { ExtensionLinks } from "./extension-links.tsx"
import { NavCount } from "./nav-count.tsx"
import type { NavItem, useNavSections } from "./nav-items.ts"
import { NavLink } from "./nav-link.tsx"

type Group = ReturnType<typeof useNavSections>[number]

const item = () => deviceItem("closedNavGroups")
const closedGroups = (): readonly string[] => (item().get() ?? "").split(",").filter(Boolean)

function keepClosed(key: string, isClosed: boolean): void {
  const others = closedGroups().filter((each) => each !== key)
  item().set((isClosed ? [...others, key] : others).join(","))
}

interface NavGroupProps {
  group: Group
  active: NavItem | undefined
  onFollow: (() => void) | undefined
}

/** A group of links below a heading that collapses it. Collapsed, it still shows the link of the current page. */
export function NavGroup({ group: { key, items }, active, onFollow }: NavGroupProps) {
  const t = useTranslations("admin.layout")
  const id = useId()
  const [isClosed, setIsClosed] = useState(() => key !== null && closedGroups().includes(key))
  const links: readonly NavItem[] = items
  return (
    <div className="grid gap-0.5 pt-3">
      {key && (
        <h2 className="text-xs font-semibold text-faint">
          <button
            type="button"
            aria-expanded={!isClosed}
            aria-controls={id}
            onClick={() => {
              keepClosed(key, !isClosed)
              setIsClosed(!isClosed)
            }}
            className="flex min-h-7 w-full items-center justify-between rounded-md px-2 hover:text-ink touch-target"
          >
            {t(`section.${key}`)}
            <Icon name={isClosed ? "chevronRight" : "chevronDown"} size={14} />
          </button>
        </h2>
      )}
      <div id={id} className="grid gap-0.5">
        {links
          .filter((link) => !isClosed || link === active)
          .map((link) => (
            <NavLink key={link.key} to={link.to} icon={link.icon} isActive={link === active} onFollow={onFollow}>
              {t(`item.${link.key}`)}
              <NavCount item={link.key} />
            </NavLink>
          ))}
        <ExtensionLinks section={key} isClosed={isClosed} onFollow={onFollow} />
      </div>
    </div>
  )
}
