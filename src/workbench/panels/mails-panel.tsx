import { useState } from "react"
import { withBase } from "#lib/base-path.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { SearchField } from "#ui/search-field.tsx"
import type { BackendEvent, Mail } from "#workbench/control.ts"
import { useControl } from "#workbench/use-control.ts"
import { PanelProblem, Section } from "./panel.tsx"

const CHECK = 2_000
/** Number of events to list. */
const LISTED = 200

/** Page of the app that the link of an email opens. */
function linkOf({ name, to, token, order_id }: Mail): string {
  if (order_id) return `/account/transfer/${order_id}/${token}`
  const search = new URLSearchParams(name.startsWith("invite.") ? { token } : { token, email: to })
  return `${name.startsWith("invite.") ? "/admin/invite" : "/account/reset"}?${search}`
}

const kinds = {
  "auth.password_reset": "reset",
  "order.transfer_requested": "transfer",
  "invite.created": "invite",
  "invite.resent": "inviteAgain",
} as const

/** The emails that a real server would send, with their links, and the events for its other subscribers. */
export function MailsPanel() {
  const t = useTranslations("workbench.mails")
  const [query, setQuery] = useState("")
  const { data, error } = useControl<{ mails: readonly Mail[] }>("mails", CHECK)
  const { data: sent, error: eventError } = useControl<{ events: readonly BackendEvent[] }>("events", CHECK)
  const matches = (text: string) => text.toLowerCase().includes(query.toLowerCase())
  const mails = (data?.mails ?? []).filter(({ to, name }) => matches(`${to} ${name}`)).toReversed()
  const events = (sent?.events ?? [])
    .filter(({ name, data }) => matches(`${name} ${JSON.stringify(data)}`))
    .toReversed()
  return (
    <div className="grid gap-5">
      <PanelProblem error={error ?? eventError} />
      <SearchField label={t("search")} value={query} onSearch={setQuery} delay={100} />
      <Section title={t("inbox")}>
        {mails.length === 0 ? (
          <p className="text-muted">{t(data?.mails.length ? "noMatch" : "none")}</p>
        ) : (
          <ul className="grid divide-y divide-line rounded-lg border border-line">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={t("events")}>
        {events.length === 0 && <p className="text-muted">{t(sent?.events.length ? "noEventMatch" : "noEvents")}</p>}
        <div>
          {events.slice(0, LISTED).map(({ id, name, data, created_at }) => (
            <Disclosure
              key={id}
              title={<span className="font-mono text-xs font-normal">{name}</span>}
              aside={<DateTime value={created_at} />}
            >
              <pre className="overflow-auto font-mono text-xs whitespace-pre-wrap">{JSON.stringify(data, null, 2)}</pre>
            </Disclosure>
          ))}
        </div>
      </Section>
    </div>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  const t = useTranslations("workbench.mails")
  const kind = kinds[mail.name as keyof typeof kinds]
  const text = kind ? t(`kind.${kind}`, { number: `#${mail.display_id ?? ""}` }) : mail.name
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <p>{text}</p>
        <p className="break-all text-muted">{t("to", { email: mail.to })}</p>
      </div>
      <DateTime value={mail.created_at} />
      <a
        href={withBase(linkOf(mail))}
        aria-label={t("openOf", { text, email: mail.to })}
        className="font-semibold text-accent-ink underline underline-offset-2"
      >
        {t("open")}
      </a>
    </li>
  )
}
