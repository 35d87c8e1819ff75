import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/link-button.tsx"

export interface DemoMailProps {
  /** The mailbox. */
  to: string
  about: "auth.password_reset" | "order.transfer_requested"
}

interface Mail {
  id: string
  name: string
  to: string
  token: string
  order_id?: string
  display_id?: number
}

/** The latest email to an address, as recorded by the in-memory backend. */
export default function DemoMailbox(props: DemoMailProps) {
  return (
    <PartTexts parts={["demo"]}>
      <Mailbox {...props} />
    </PartTexts>
  )
}

function Mailbox({ to, about }: DemoMailProps) {
  const t = useTranslations("demo.mail")
  const { env } = useRouteContext({ from: "__root__" })
  const mails = useQuery({
    queryKey: ["demo", "mails", to, about],
    queryFn: async () => {
      const answer = await fetch(`${env.apiUrl}/_mock/mails?to=${encodeURIComponent(to)}`)
      const { mails } = (await answer.json()) as { mails: Mail[] }
      return mails.filter(({ name }) => name === about)
    },
    staleTime: 0,
  })
  const mail = mails.data?.at(-1)
  return (
    <section aria-label={t("title")} className="grid gap-2 rounded-lg border border-dashed border-edge p-4 text-sm">
      <p className="flex items-center gap-2 text-muted">
        <Icon name="mail" />
        {t("title")}
      </p>
      {!mail && <p className="text-muted">{mails.isPending ? "…" : t("none")}</p>}
      {mail?.order_id ? (
        <TextLink
          to="/account/transfer/$id/$token/{-$answer}"
          params={{ id: mail.order_id, token: mail.token, answer: undefined }}
        >
          {t("transfer", { number: `#${mail.display_id}` })}
        </TextLink>
      ) : (
        mail && (
          <TextLink to="/account/reset" search={{ token: mail.token, email: mail.to }}>
            {t("reset", { email: mail.to })}
          </TextLink>
        )
      )}
    </section>
  )
}
