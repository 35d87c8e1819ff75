import { PartTexts } from "#app/part-texts.tsx"
import { settings } from "#lib/config.ts"
import { readChat } from "#lib/env-chat.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { needsConsent, reportUrl } from "#lib/reports.ts"
import { withdrawChat } from "#store/chat/chat-script.ts"
import { searchEnv } from "#store/search/search-env.ts"
import { answerSearchConsent, SEARCH_CONSENT } from "#store/search/statistics/trail.ts"
import { keepConsent, useConsent, withdrawConsent } from "#store/visit/consent.ts"
import { Button } from "#ui/button.tsx"
import { Switch } from "#ui/switch.tsx"

/** Switches for consent to third-party services; renders nothing if the shop uses none. */
export function PrivacySettings() {
  const isHosted = searchEnv().kind === "hosted"
  if (!isHosted && readChat(settings()).kind !== "script" && !reportsTo()) return null
  return (
    <PartTexts parts={["search"]}>
      <Switches isHosted={isHosted} />
    </PartTexts>
  )
}

/** Address of a third party that reports are sent to. */
function reportsTo(): string | undefined {
  const url = reportUrl(settings())
  return url && needsConsent(url, settings().VITE_API_URL ?? "") ? url : undefined
}

function Switches({ isHosted }: { isHosted: boolean }) {
  const t = useTranslations("search.privacy")
  const chat = readChat(settings())
  const chatConsent = useConsent("chat")
  const searchConsent = useConsent("search")
  const reportsConsent = useConsent("reports")
  const reports = reportsTo()
  return (
    <fieldset className="grid w-full max-w-xs gap-3 pt-2">
      <legend className="pb-1 text-sm font-semibold">{t("title")}</legend>
      {isHosted && (
        <Switch
          label={t("search")}
          hint={t("searchHint")}
          checked={searchConsent === SEARCH_CONSENT.given}
          onChange={(event) => answerSearchConsent(event.target.checked)}
        />
      )}
      {isHosted && searchConsent === null && (
        <div className="grid justify-items-start gap-2 text-sm text-muted">
          <p>{t("searchUndecided")}</p>
          <Button size="sm" onClick={() => answerSearchConsent(false)}>
            {t("searchRefuse")}
          </Button>
        </div>
      )}
      {reports && (
        <Switch
          label={t("reports")}
          hint={t("reportsHint", { host: new URL(reports).host })}
          checked={reportsConsent === reports}
          onChange={(event) => (event.target.checked ? keepConsent("reports", reports) : withdrawConsent("reports"))}
        />
      )}
      {chat.kind === "script" && (
        <Switch
          label={t("chat")}
          hint={t("chatHint", { host: new URL(chat.url).host })}
          checked={chatConsent === chat.url}
          onChange={(event) => (event.target.checked ? keepConsent("chat", chat.url) : withdrawChat())}
        />
      )}
    </fieldset>
  )
}
