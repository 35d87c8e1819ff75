import { useNavigate, useRouter } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { useSession } from "#routes/admin/_app/-session/session.ts"
import { type NavItem, useNavSections } from "#routes/admin/_app/-shell/nav-items.ts"
import { letters } from "#routes/admin/_app/-shell/shortcut-letters.ts"
import { pageActions } from "#routes/admin/-kit/page-actions.ts"
import { recentRecords } from "#routes/admin/-kit/recent-records.ts"
import type { IconName } from "#ui/icon.tsx"
import type { FoundRecord } from "./find-records.ts"

export interface Command {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly icon: IconName
  /** Thumbnail instead of the icon; null shows a placeholder. */
  readonly image?: string | null
  /** The shortcut that does the same. */
  readonly keys?: readonly string[]
  readonly disabledReason?: string | undefined
  readonly run: () => void
}

export interface CommandGroup {
  readonly key: "actions" | "recent" | "records" | "create" | "goTo" | "general"
  readonly commands: readonly Command[]
}

const creatable = [
  "draftOrders",
  "products",
  "categories",
  "collections",
  "options",
  "productTypes",
  "productTags",
  "taxRegions",
] as const

const words = (text: string) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "")
export const matches = (query: string, { label, hint = "" }: { label: string; hint?: string | undefined }): boolean =>
  words(query)
    .split(/\s+/)
    .every((word) => words(`${label} ${hint}`).includes(word))

/** Commands of the palette by group: those that match the query, or a short list without one. */
export function useCommands(query: string, records: readonly FoundRecord[], listShortcuts: () => void): CommandGroup[] {
  const t = useTranslations("admin.layout")
  const { signOut } = useSession()
  const navigate = useNavigate()
  const { state, routesByPath } = useRouter()
  const items = useNavSections().flatMap<NavItem>(({ items }) => [...items])
  const open = (path: string) => () => void navigate({ href: path })
  const itemAt = (path: string) =>
    items.filter(({ to }) => path.startsWith(`${to}/`)).sort((a, b) => b.to.length - a.to.length)[0]
  const itemOf = (wanted: NavItem["key"]) => items.find(({ key }) => key === wanted)

  const groups: CommandGroup[] = [
    {
      key: "actions",
      commands: pageActions().map(({ label, icon = "arrowRight", onSelect, link, disabledReason }) => ({
        id: `action-${label}`,
        label,
        icon,
        disabledReason: disabledReason ?? undefined,
        run: onSelect ?? (() => void navigate(link ?? {})),
      })),
    },
    {
      key: "recent",
      commands: recentRecords().flatMap(({ path, title }) => {
        const item = itemAt(path)
        return item && path !== state.location.pathname
          ? [{ id: `recent-${path}`, label: title, hint: t(`item.${item.key}`), icon: item.icon, run: open(path) }]
          : []
      }),
    },
    {
      key: "records",
      commands: records.flatMap(({ kind, id, label, hint, ...rest }) => {
        const item = itemOf(kind)
        if (!item) return []
        return [{ id, label, hint: hint ?? t(`item.${kind}`), icon: item.icon, run: open(`${item.to}/${id}`), ...rest }]
      }),
    },
    {
      key: "create",
      commands: creatable.flatMap((key) => {
        const item = itemOf(key)
        const path = `${item?.to}/new`
        return item && path in routesByPath
          ? [{ id: `create-${key}`, label: t(`palette.create.${key}`), icon: "plus" as const, run: open(path) }]
          : []
      }),
    },
    {
      key: "goTo",
      commands: items.map(({ key, icon, to }) => ({
        id: `go-${key}`,
        label: t(`item.${key}`),
        icon,
        ...(letters[key] ? { keys: ["g", letters[key]] } : {}),
        run: open(to),
      })),
    },
    {
      key: "general",
      commands: [
        { id: "shortcuts", label: t("shortcuts.title"), icon: "info", keys: ["?"], run: listShortcuts },
        {
          id: "store",
          label: t("storefront"),
          icon: "shop",
          run: () => window.location.assign(import.meta.env.BASE_URL),
        },
        { id: "signOut", label: t("signOut"), icon: "signOut", run: signOut },
      ],
    },
  ]
  return groups
    .map(({ key, commands }) => ({
      key,
      // The server has matched the records.
      commands: key === "records" || !query.trim() ? commands : commands.filter((each) => matches(query.trim(), each)),
    }))
    .filter(({ commands }) => commands.length > 0)
}
