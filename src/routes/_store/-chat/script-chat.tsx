import { useCallback, useEffect, useState } from "react"
import type { ChatEnv } from "#lib/env-chat.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { localStore } from "#lib/storage.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { ChatFrame, type ChatPanelProps } from "./chat-frame.tsx"

const CONSENT = "chat_consent"
type Service = Extract<ChatEnv, { kind: "script" }>

/** The script goes into the page once, with the shop's id where such services look for it. */
function loadScript({ url, id }: Service): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = url
    script.async = true
    script.dataset.chat = id
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`the chat's script could not be loaded from ${url}`))
    }
    document.head.append(script)
  })
}

/** A service of others: nothing of it is asked for before the shopper agreed; the answer is kept. */
export function ScriptChat({ open, onClose, service }: ChatPanelProps & { service: Service }) {
  const t = useTranslations("chat.consent")
  const isAgreed = localStore.get(CONSENT) === service.url
  const [state, setState] = useState<"asking" | "loading" | "running" | "failed">(isAgreed ? "loading" : "asking")
  const load = useCallback(() => {
    setState("loading")
    loadScript(service).then(
      () => setState("running"),
      () => setState("failed"),
    )
  }, [service])
  useEffect(() => {
    if (isAgreed && state === "loading" && !document.querySelector("script[data-chat]")) load()
  }, [isAgreed, state, load])
  return (
    <ChatFrame open={open} onClose={onClose}>
      <div className="grid gap-4 p-4 text-sm" aria-live="polite">
        {state === "asking" && (
          <>
            <div className="grid gap-1">
              <h3 className="font-semibold">{t("title")}</h3>
              <p className="text-muted">{t("text", { host: new URL(service.url).host })}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                data-first
                variant="primary"
                onClick={() => {
                  localStore.set(CONSENT, service.url)
                  load()
                }}
              >
                {t("agree")}
              </Button>
              <Button onClick={onClose}>{t("refuse")}</Button>
            </div>
          </>
        )}
        {state === "loading" && <Spinner label={t("loading")} />}
        {state === "failed" && (
          <Banner
            tone="refused"
            title={t("failed")}
            action={
              <Button size="sm" onClick={load}>
                {t("again")}
              </Button>
            }
          />
        )}
        {state === "running" && (
          <>
            <p>{t("running")}</p>
            <div>
              <Button
                size="sm"
                onClick={() => {
                  localStore.remove(CONSENT)
                  // What a script has begun only a new page ends.
                  window.location.reload()
                }}
              >
                {t("withdraw")}
              </Button>
            </div>
          </>
        )}
      </div>
    </ChatFrame>
  )
}
