import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSeparator } from "@headlessui/react"
import { Link } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { Button } from "./button.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"
import type { MenuAction, MenuProps } from "./menu-types.ts"

interface MenuListProps extends MenuProps {
  /** Opens the list at once: the button that stood in for this one was pressed. */
  isOpen: boolean
}

/** The menu's button and its list, with the library for them. */
export function MenuList({ label, button, items, align = "end", tabIndex = 0, isOpen }: MenuListProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    trigger.current?.focus({ preventScroll: true })
    trigger.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))
  }, [isOpen])
  return (
    <HeadlessMenu>
      {button ? (
        <MenuButton ref={trigger} as={Button} iconEnd="chevronDown" {...button}>
          {label}
        </MenuButton>
      ) : (
        <MenuButton ref={trigger} as={IconButton} icon="dots" label={label} size="sm" tabIndex={tabIndex} />
      )}
      <MenuItems
        anchor={{ to: align === "end" ? "bottom end" : "bottom start", gap: 4, padding: 8 }}
        modal={false}
        transition
        className="z-60 min-w-48 rounded-lg border border-line bg-raised p-1 text-sm shadow-md outline-none transition duration-100 data-closed:opacity-0"
      >
        {items.map((item, index) =>
          item === "separator" ? (
            <MenuSeparator key={`after ${keyOf(items[index - 1])}`} className="mx-1 my-1 h-px bg-line" />
          ) : (
            <Entry key={item.label} item={item} />
          ),
        )}
      </MenuItems>
    </HeadlessMenu>
  )
}

const keyOf = (item: MenuAction | "separator" | undefined) => (typeof item === "object" ? item.label : "start")

function Entry({ item }: { item: MenuAction }) {
  const danger = item.tone === "danger"
  const disabled = Boolean(item.disabledReason)
  const itemClass = ({ focus }: { focus: boolean }) =>
    cx(
      "flex min-h-8 w-full items-center gap-2.5 rounded-sm px-2.5 py-1 text-left touch-target",
      disabled ? "cursor-default text-faint" : danger ? "text-refused-ink" : "text-ink",
      focus && !disabled && (danger ? "bg-refused-soft" : "bg-hover"),
    )
  const content = (
    <>
      {item.icon && <Icon name={item.icon} className={disabled ? "text-faint" : danger ? "" : "text-muted"} />}
      <span className="grid">
        {item.label}
        {item.disabledReason && <span className="max-w-56 text-xs text-muted">{item.disabledReason}</span>}
      </span>
    </>
  )
  const { link, onSelect } = item
  if (link && !disabled) {
    return (
      <MenuItem>
        {({ focus, close }) => (
          <Link {...link} onClick={close} className={itemClass({ focus })}>
            {content}
          </Link>
        )}
      </MenuItem>
    )
  }
  return (
    <MenuItem as="button" type="button" disabled={disabled} onClick={onSelect} className={itemClass}>
      {content}
    </MenuItem>
  )
}
