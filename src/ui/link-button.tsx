import { createLink } from "@tanstack/react-router"
import type { ComponentPropsWithRef } from "react"
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style.ts"
import { cx } from "./cx.ts"
import { Icon, type IconName } from "./icon.tsx"

interface AnchorProps extends Omit<ComponentPropsWithRef<"a">, "className"> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  block?: boolean | undefined
}

function Anchor({ variant, size = "md", icon, iconEnd, block, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={cx(buttonClass({ variant, size, block }), "print:hidden")}>
      {icon && <Icon name={icon} size={size === "lg" ? 20 : 16} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={size === "lg" ? 20 : 16} />}
    </a>
  )
}

/** A link styled as a button, with the router's typed `to`, `params` and `search`. */
export const LinkButton = createLink(Anchor)

interface IconAnchorProps extends Omit<ComponentPropsWithRef<"a">, "className" | "children"> {
  icon: IconName
  /** Where it leads; its accessible name and title. */
  label: string
}

function IconAnchor({ icon, label, ...rest }: IconAnchorProps) {
  return (
    <a {...rest} title={label} className={buttonClass({ variant: "secondary", size: "sm", iconOnly: true })}>
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </a>
  )
}

/** A small square link with only an icon. */
export const IconLink = createLink(IconAnchor)

interface TextAnchorProps extends Omit<ComponentPropsWithRef<"a">, "className"> {
  /** `plain`: for lists and headings, in the text color until hovered. */
  variant?: "accent" | "plain"
}

function TextAnchor({ variant: look = "accent", ...rest }: TextAnchorProps) {
  // Underlined in running text: in the dark theme its color alone differs too little from the text's.
  const looks = { accent: "text-accent-ink underline", plain: "text-ink hover:text-accent-ink hover:underline" }
  return <a {...rest} className={cx("rounded-sm underline-offset-4", looks[look])} />
}

/** A link to a page of this app in running text. */
export const TextLink = createLink(TextAnchor)

function StretchedAnchor({ children, ...rest }: Omit<ComponentPropsWithRef<"a">, "className">) {
  return (
    <a
      {...rest}
      className="rounded-sm font-semibold text-ink outline-offset-4 after:absolute after:inset-0 after:content-['']"
    >
      {children}
    </a>
  )
}

/** The link of an entire row or card: everything inside the nearest `relative` ancestor is clickable. */
export const RowLink = createLink(StretchedAnchor)
