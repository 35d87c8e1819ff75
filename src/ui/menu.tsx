import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSeparator } from "@headlessui/react"
import { Link, type LinkProps } from "@tanstack/react-router"
import { Button, type ButtonProps } from "./button.tsx"
import { cx } from "./cx.ts"
import { Icon, type IconName } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"

export interface MenuAction {
  label: string
  icon?: IconName
  /** Set either `onSelect` or `link`. */
  onSelect?: () => void
  link?: LinkProps
  /** `danger` actions are separated at the end. */
  tone?: "danger"
  /** Why the action is disabled; shown below the label. */
  disabledReason?: string | null | undefined
}

interface MenuProps {
  /** Text of the button, or accessible name of the three-dots button. */
  label: string
  /** Without it, the button shows three dots. */
  button?: Pick<ButtonProps, "variant" | "size" | "icon">
  items: readonly (MenuAction | "separator")[]
  align?: "start" | "end"
  /** -1 where another control of the same row is reached by Tab. */
  tabIndex?: 0 | -1
}

/** Several actions behind one button. Keep the most important ones outside; destructive ones may be inside. */
export function Menu({ label, button, items, align = "end", tabIndex = 0 }: MenuProps) {
  return (
    <HeadlessMenu>
      {button ? (
        <MenuButton as={Button} iconEnd="chevronDown" {...button}>
          {label}
        </MenuButton>
      ) : (
        <MenuButton as={IconButton} icon="dots" label={label} size="sm" tabIndex={tabIndex} />
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
