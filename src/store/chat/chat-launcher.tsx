import { useQuery } from "@tanstack/react-query"
import { useLocation } from "@tanstack/react-router"
import { Suspense, useRef, useState } from "react"
import type { ChatEnv } from "#lib/env-chat.ts"
import { I18nProvider, useLocale, useTranslations } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { cx } from "#ui/cx.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import type { ChatPanelProps } from "./chat-frame.tsx"
import { useIsScrollingDown } from "./use-is-scrolling-down.ts"

/** The app only opens and closes a chat panel; everything else is up to the service. */
const panels = {
  demo: late(async () => (await import("./demo-chat.tsx")).DemoChat),
  script: late(async () => (await import("./script-chat.tsx")).ScriptChat),
}
interface Props {
  service: Exclude<ChatEnv, { kind: "none" }>
}

export function ChatLauncher({ service }: Props) {
  const locale = useLocale()
  const { data: messages } = useQuery({
    queryKey: ["messages", "chat", locale],
    queryFn: () => loadMessages(locale, "shared", "chat"),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!messages) return null
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Launcher service={service} />
    </I18nProvider>
  )
}

const COVERED = /^\/(cart|order\/[^/]+|products|search|wishlist|(categories|collections)\/[^/]+)?\/?$/

/** Hides the panel instead of unmounting it, so the conversation is kept. */
function Launcher({ service }: Props) {
  const t = useTranslations("chat")
  const [state, setState] = useState<"never" | "open" | "closed">("never")
  const button = useRef<HTMLDivElement>(null)
  // On phones the button hides when scrolling down and returns when scrolling up.
  const isAway = useIsScrollingDown() && state !== "open"
  // On these pages it would cover the totals or a product's button, so on phones it is at the end of the page.
  const isAtEnd = useLocation({ select: ({ pathname }) => COVERED.test(pathname) })
  const close = () => {
    setState("closed")
    button.current?.querySelector("button")?.focus()
  }
  const panel: ChatPanelProps = { open: state === "open", onClose: close }
  return (
    <>
      <div
        ref={button}
        className={cx(
          "fixed right-4 bottom-4 z-20 translate-y-[calc(var(--bottom-bar,0px)*-1)] rounded-full bg-surface shadow-md transition-transform print:hidden [&>button]:rounded-full",
          isAtEnd ? "max-sm:absolute" : isAway && "max-sm:not-focus-within:translate-y-24",
        )}
      >
        <IconButton
          icon="chat"
          size="lg"
          variant="secondary"
          label={t("open")}
          aria-expanded={state === "open"}
          onClick={() => setState(state === "open" ? "closed" : "open")}
        />
      </div>
      {state !== "never" && (
        <Suspense fallback={null}>
          {service.kind === "demo" ? <panels.demo {...panel} /> : <panels.script {...panel} service={service} />}
        </Suspense>
      )}
    </>
  )
}
