import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"

interface DemoCodeProps {
  /** The login, as far as it is known; otherwise the newest factor's code is offered. */
  readonly identity?: unknown
  readonly onFill: (code: string) => void
}
interface Code {
  readonly auth_identity_id: string
  readonly code: string
}

/** The code that an authenticator app would show now; only in the demo. */
export function DemoCode(props: DemoCodeProps) {
  return import.meta.env.VITE_DEMO ? <CodeNow {...props} /> : null
}

function CodeNow({ identity, onFill }: DemoCodeProps) {
  const t = useTranslations("signIn.demo")
  const { env } = useRouteContext({ from: "__root__" })
  const { data } = useQuery({
    queryKey: ["demo", "codes"],
    queryFn: async () => ((await (await fetch(`${env.apiUrl}/_mock/codes`)).json()) as { codes: Code[] }).codes,
    refetchInterval: 5000,
    staleTime: 0,
  })
  const code = data?.findLast((each) => identity === undefined || each.auth_identity_id === identity)?.code
  if (!code) return null
  return (
    <p className="flex items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-2 text-sm text-muted">
      {t("code", { code })}
      <Button size="sm" onClick={() => onFill(code)}>
        {t("fill")}
      </Button>
    </p>
  )
}
