import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { PASSWORD, signInQuery } from "./password.ts"

interface SignInCardProps {
  id: string
  /** Shown if the user signs in by password. */
  password?: ReactNode
}

/** Card with the ways in which a user can sign in. */
export function SignInCard({ id, password }: SignInCardProps) {
  const t = useTranslations("admin.team.member")
  const { data: providers, error, refetch } = useQuery(signInQuery(id))
  const hasPassword = providers?.includes(PASSWORD)
  return (
    <Card title={t("signIn")} actions={hasPassword && password}>
      {error && !providers && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !providers && <SkeletonText lines={1} />}
      {providers?.length === 0 && <p className="text-sm text-muted">{t("noSignIn")}</p>}
      <ul className="grid gap-1 text-sm">
        {providers?.map((provider) => (
          <li key={provider} className="wrap-anywhere">
            {provider === PASSWORD ? t("password") : provider.charAt(0).toUpperCase() + provider.slice(1)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
