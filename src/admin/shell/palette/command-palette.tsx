import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  DialogBackdrop,
  DialogPanel,
  Dialog as HeadlessDialog,
} from "@headlessui/react"
import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useNavSections } from "#admin/shell/nav-items.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { Photo } from "#ui/photo.tsx"
import { SpinnerMark } from "#ui/spinner.tsx"
import { type Command, useCommands } from "./commands.ts"
import { matches, pageOf, recordKinds, recordsQuery } from "./find-records.ts"

interface CommandPaletteProps {
  onClose: () => void
  onListShortcuts: () => void
}

/** Finds records, pages and actions by typing, and opens or runs the chosen one. */
export function CommandPalette({ onClose, onListShortcuts }: CommandPaletteProps) {
  const t = useTranslations("admin.layout.palette")
  const [query, setQuery] = useState("")
  const { routesByPath } = useRouter()
  const items = useNavSections().flatMap(({ items }) => [...items])
  const kinds = recordKinds.filter((kind) => {
    const to = items.find(({ key }) => key === kind)?.to ?? pageOf(kind)
    return `${to}/$id` in routesByPath
  })
  const { data = [], isPlaceholderData, isFetching, isError, refetch } = useQuery(recordsQuery(kinds, query))
  // Enter must not open a record of an earlier search that doesn't match any more.
  const found = isPlaceholderData ? data.filter((record) => matches(query.trim(), record)) : data
  const isSearching = isFetching && query.trim() !== ""
  const groups = useCommands(query, query.trim() ? found : [], onListShortcuts)
  const run = (command: Command | null) => {
    if (!command) return
    onClose()
    command.run()
  }
  return (
    <HeadlessDialog open onClose={onClose} aria-label={t("title")} className="fixed inset-0 z-50 text-sm">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex items-start justify-center sm:p-4 sm:pt-[12dvh]">
        <DialogPanel className="flex max-h-dvh w-full flex-col bg-raised shadow-lg max-sm:h-dvh sm:max-h-[70dvh] sm:max-w-xl sm:rounded-xl">
          <Combobox immediate value={null} onChange={run} by="id">
            <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4">
              <Icon name="search" className="text-muted" />
              <ComboboxInput
                autoFocus
                autoComplete="off"
                aria-label={t("title")}
                placeholder={t("placeholder")}
                onChange={(event) => setQuery(event.target.value)}
                className="h-full min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-faint"
              />
              {isSearching && <SpinnerMark size={16} />}
              <button type="button" onClick={onClose} className="rounded-sm text-muted touch-target sm:hidden">
                {t("close")}
              </button>
            </div>
            <ComboboxOptions
              static
              modal={false}
              aria-label={t("title")}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none"
            >
              {groups.map(({ key, commands }) => (
                // biome-ignore lint/a11y/useSemanticElements: Headless UI overwrites the role of a fieldset with "none".
                <div key={key} role="group" aria-labelledby={`palette-${key}`} className="pb-2">
                  <div id={`palette-${key}`} className="px-2 py-1.5 text-xs font-semibold text-faint">
                    {t(`group.${key}`)}
                  </div>
                  {commands.map((command) => (
                    <Option key={command.id} command={command} />
                  ))}
                </div>
              ))}
            </ComboboxOptions>
          </Combobox>
          <p role="status" className="px-4 empty:hidden">
            {groups.length === 0 && !isSearching && !isError && (
              <span className="block pb-4 text-muted">{t("none", { query: query.trim() })}</span>
            )}
          </p>
          {isError && (
            <p role="alert" className="flex items-center justify-between gap-3 border-t border-line px-4 py-3">
              {t("failed")}
              <button
                type="button"
                onClick={() => void refetch()}
                className="font-semibold text-accent-ink touch-target"
              >
                {t("retry")}
              </button>
            </p>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

function Option({ command }: { command: Command }) {
  const { label, hint, icon, image, keys = [], disabledReason } = command
  return (
    <ComboboxOption
      value={command}
      disabled={disabledReason !== undefined}
      className={({ focus, disabled }) =>
        cx(
          "flex min-h-9 items-center gap-3 rounded-md px-2 py-1 touch-target",
          focus && "bg-hover",
          disabled ? "text-faint" : "cursor-pointer",
        )
      }
    >
      {image === undefined ? (
        <Icon name={icon} className="text-muted" />
      ) : (
        <Photo src={image} alt="" className="size-7 shrink-0 rounded-sm object-cover" />
      )}
      <span className="grid min-w-0 flex-1">
        <span className="truncate">{label}</span>
        {disabledReason && <span className="text-xs">{disabledReason}</span>}
      </span>
      {hint && <span className="max-w-72 truncate text-xs text-muted">{hint}</span>}
      {keys.length > 0 && (
        <span className="hidden gap-1 pointer-fine:sm:flex" aria-hidden="true">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </ComboboxOption>
  )
}
