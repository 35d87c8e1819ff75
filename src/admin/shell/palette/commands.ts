import { useNavigate, useRouter } from "@tanstack/react-router"
import { adminExtensions, pagePath } from "#admin/kit/extensions/admin-extensions.ts"
import { pageActions } from "#admin/kit/page-actions.ts"
import { recentRecords } from "#admin/kit/recent-records.ts"
import { fulfillmentStatuses, paymentStatuses } from "#admin/orders/order-search.ts"
import { useSession } from "#admin/session/session.ts"
import { settingsGroups } from "#admin/settings/settings-pages.ts"
import { type NavItem, useNavSections } from "#admin/shell/nav-items.ts"
import { letters } from "#admin/shell/shortcut-letters.ts"
import { labelIn } from "#app/extensions/define-texts.ts"
import { useChangeLocale } from "#app/use-change-locale.ts"
import { dateFormatOf } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { localeNames, locales } from "#lib/locale.ts"
import { formatMoney } from "#lib/money.ts"
import { chooseTheme, themeChoices } from "#lib/theme.ts"
import { fulfillmentStatusOf } from "#machines/orders/order-status/fulfillment-status.rules.ts"
import { paymentStatusOf } from "#machines/orders/order-status/payment-status.rules.ts"
import type { IconName } from "#ui/icon.tsx"
import { type FoundRecord, hasMore, matches, pageOf, type RecordKind, recordKinds } from "./find-records.ts"

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

type SettingsPage = (typeof settingsGroups)[number]["pages"][number]
type OrderNote = NonNullable<FoundRecord["order"]>
const themeIcons = { system: "system", light: "sun", dark: "moon" } as const

/** Commands of the palette by group: those that match the query, or a short list without one. */
export function useCommands(query: string, records: readonly FoundRecord[], listShortcuts: () => void): CommandGroup[] {
  const t = useTranslations("admin.layout")
  const ts = useTranslations("admin.settings.pages")
  const orderNote = useOrderNote()
  const general = useGeneralCommands(query, listShortcuts)
  const locale = useLocale()
  const navigate = useNavigate()
  const { state, routesByPath } = useRouter()
  const items = useNavSections().flatMap<NavItem>(({ items }) => [...items])
  const open = (path: string) => () => void navigate({ href: path })
  const itemAt = (path: string) =>
    items.filter(({ to }) => path.startsWith(`${to}/`)).sort((a, b) => b.to.length - a.to.length)[0]
  const itemOf = (wanted: string) => items.find(({ key }) => key === wanted)
  const settingsPages = settingsGroups
    .flatMap<SettingsPage>(({ pages }) => [...pages])
    .filter(({ to }) => to in routesByPath && !items.some((item) => item.to === to))
  /** The list of a kind of records. */
  const placeOf = (kind: RecordKind) => {
    const item = itemOf(kind)
    if (item) return { icon: item.icon, name: t(`item.${item.key}`), to: item.to }
    const page = settingsPages.find(({ to }) => to === pageOf(kind))
    return page && { icon: page.icon, name: ts(`${page.key}.title`), to: page.to }
  }
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
      commands: [
        ...records.flatMap(({ kind, id, label, hint, order, image }) => {
          const place = placeOf(kind)
          if (!place) return []
          const { icon, name, to } = place
          const note = order ? orderNote(order) : (hint ?? name)
          return [{ id, label, hint: note, icon, run: open(`${to}/${id}`), ...(image === undefined ? {} : { image }) }]
        }),
        ...recordKinds.flatMap((kind) => {
          const place = placeOf(kind)
          if (!place || !hasMore(kind, records.filter((record) => record.kind === kind).length)) return []
          const { icon, name, to } = place
          const path = `${to}?${new URLSearchParams({ q: query.trim() })}`
          return [
            {
              id: `all-${kind}`,
              label: t("palette.showAll", { list: name, query: query.trim() }),
              icon,
              run: open(path),
            },
          ]
        }),
      ],
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
      commands: [
        ...items.map(({ key, icon, to }) => ({
          id: `go-${key}`,
          label: t(`item.${key}`),
          icon,
          ...(letters[key] ? { keys: ["g", letters[key]] } : {}),
          run: open(to),
        })),
        ...(query.trim() ? settingsPages : []).map(({ key, icon, to }) => ({
          id: `settings-${key}`,
          label: ts(`${key}.title`),
          hint: t("item.settings"),
          icon,
          run: open(to),
        })),
        ...adminExtensions.loaded().flatMap(({ extension, pages = [] }) =>
          pages.map(({ path, title, icon = "grip" }) => ({
            id: `go-${extension}/${path}`,
            label: labelIn(title, locale),
            icon,
            run: open(pagePath(extension, path)),
          })),
        ),
      ],
    },
    {
      key: "general",
      commands: [
        ...adminExtensions.loaded().flatMap(({ extension, commands = [] }) =>
          commands.map(({ label, icon = "arrowRight", run }, index) => ({
            id: `command-${extension}-${index}`,
            label: labelIn(label, locale),
            icon,
            run,
          })),
        ),
        ...general,
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

/** Date, total and statuses of an order. */
function useOrderNote() {
  const t = useTranslations("admin.orders")
  const locale = useLocale()
  return (order: OrderNote) => {
    const { created_at, total, currency_code } = order
    return [
      created_at && dateFormatOf(locale, { dateStyle: "medium" }).format(new Date(created_at)),
      currency_code && formatMoney(total ?? 0, currency_code, locale),
      paymentStatuses.flatMap((status) => (status === paymentStatusOf(order) ? [t(`payment.${status}`)] : []))[0],
      fulfillmentStatuses.flatMap((status) =>
        status === fulfillmentStatusOf(order) ? [t(`fulfillment.${status}`)] : [],
      )[0],
    ]
      .filter(Boolean)
      .join(" · ")
  }
}

/** Commands that don't depend on the records; the appearance and the language only if they are searched. */
function useGeneralCommands(query: string, listShortcuts: () => void): Command[] {
  const t = useTranslations("admin.layout")
  const tu = useTranslations("ui")
  const changeLocale = useChangeLocale()
  const { signOut } = useSession()
  const appearances: Command[] = [
    ...themeChoices.map((choice) => ({
      id: `theme-${choice}`,
      label: `${tu("theme.label")}: ${tu(`theme.${choice}`)}`,
      icon: themeIcons[choice],
      run: () => chooseTheme(choice),
    })),
    ...locales.map((each) => ({
      id: `locale-${each}`,
      label: `${tu("locale.label")}: ${localeNames[each]}`,
      icon: "globe" as const,
      run: () => void changeLocale(each),
    })),
  ]
  return [
    { id: "shortcuts", label: t("shortcuts.title"), icon: "info", keys: ["?"], run: listShortcuts },
    {
      id: "store",
      label: t("storefront"),
      icon: "shop",
      run: () => window.location.assign(import.meta.env.BASE_URL),
    },
    ...(query.trim() ? appearances : []),
    { id: "signOut", label: t("signOut"), icon: "signOut", run: signOut },
  ]
}
