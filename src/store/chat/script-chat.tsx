import { useEffect } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { reloadPage } from "#lib/reload.ts"
import { keepConsent, useConsent } from "#store/visit/consent.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { ChatFrame, type ChatPanelProps } from "./chat-frame.tsx"
import { type ChatService, loadChatScript, useScriptState, withdrawChat } from "./chat-script.ts"
import { ContactLink } from "./contact-link.tsx"
import { useSlow } from "./use-slow.ts"

/** A third-party chat: loads nothing before the shopper consents; the consent can be withdrawn at any time. */
export function ScriptChat({ open, onClose, service }: ChatPanelProps & { service: ChatService }) {
  const isAgreed = useConsent("chat") === service.url
  return (
    <ChatFrame open={open} onClose={onClose}>
      <div className="grid gap-4 p-4 text-sm" aria-live="polite">
        {isAgreed ? (
          <ConsentedChat service={service} onClose={onClose} />
        ) : (
          <NotAgreed service={service} onClose={onClose} />
        )}
      </div>
    </ChatFrame>
  )
}

function ConsentedChat({ service, onClose }: { service: ChatService; onClose: () => void }) {
  const t = useTranslations("chat.consent")
  const state = useScriptState()
  const isLoading = state === "absent" || state === "loading"
  const isSlow = useSlow(isLoading)
  useEffect(() => {
    if (state === "absent") loadChatScript(service)
  }, [state, service])
  return (
    <>
      {isLoading && <Spinner label={t("loading")} />}
      {(state === "failed" || isSlow) && (
        <Banner
          tone={isSlow ? "waiting" : "refused"}
          title={t(isSlow ? "slow" : "failed")}
          action={
            <>
              {!isSlow && (
                <Button size="sm" onClick={() => loadChatScript(service)}>
                  {t("again")}
                </Button>
              )}
              <ContactLink onLeave={onClose} />
            </>
          }
        />
      )}
      {state === "running" && <p>{t("running")}</p>}
      <div>
        <Button size="sm" onClick={withdrawChat}>
          {t("withdraw")}
        </Button>
      </div>
    </>
  )
}

function NotAgreed({ service, onClose }: { service: ChatService; onClose: () => void }) {
  const t = useTranslations("chat.consent")
  const state = useScriptState()
  // Another tab withdrew the consent, and the script still runs in this one.
  if (state === "loading" || state === "running")
    return (
      <>
        <p>{t("withdrawn")}</p>
        <div>
          <Button size="sm" icon="refresh" onClick={reloadPage}>
            {t("reload")}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <div className="grid gap-1">
        <h3 className="font-semibold">{t("title")}</h3>
        <p className="text-muted">{t("text", { host: new URL(service.url).host })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button data-first variant="primary" onClick={() => keepConsent("chat", service.url)}>
          {t("agree")}
        </Button>
        <Button onClick={onClose}>{t("refuse")}</Button>
      </div>
    </>
  )
}
