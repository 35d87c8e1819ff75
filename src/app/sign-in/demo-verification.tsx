import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { withBase } from "#lib/base-path.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { openPath } from "#lib/tab-market.ts"

interface Mail {
  readonly name: string
  readonly token: string
}

/** The link that an email would hold; only in the demo, which sends none. Opens in a new tab, like a mail program's. */
export function DemoVerification({ email }: { email: string }) {
  return import.meta.env.VITE_DEMO ? <Link email={email} /> : null
}

function Link({ email }: { email: string }) {
  const t = useTranslations("signIn.demo")
  const { env } = useRouteContext({ from: "__root__" })
  const { data } = useQuery({
    queryKey: ["demo", "verification", email],
    queryFn: async () => {
      const answer = await fetch(`${env.apiUrl}/_mock/mails?to=${encodeURIComponent(email)}`)
      const { mails } = (await answer.json()) as { mails: Mail[] }
      return mails.findLast(({ name }) => name === "auth.verification_requested")?.token ?? ""
    },
    refetchInterval: 5000,
    staleTime: 0,
  })
  if (!data) return null
  const path = /^\/admin(\/|$)/.test(openPath()) ? "/admin/verify" : "/account/verify"
  return (
    <p className="rounded-lg bg-sunken px-4 py-2 text-sm text-muted">
      <a
        className="underline"
        href={withBase(`${path}?code=${encodeURIComponent(data)}`)}
        target="_blank"
        rel="noreferrer"
      >
        {t("link", { email })}
      </a>
    </p>
  )
}
