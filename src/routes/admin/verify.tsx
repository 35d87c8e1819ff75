import { createFileRoute } from "@tanstack/react-router"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"
import { loadParts } from "#routes/-app/part-outlet.tsx"
import { ConfirmAddress } from "#routes/-app/sign-in/confirm-address.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { LoginFrame } from "./-login/login-frame.tsx"
import { visitorSdk } from "./-queries/team.ts"

/** Page linked from a verification email for an administrator: `/admin/verify?code=…`. */
export const Route = createFileRoute("/admin/verify")({
  validateSearch: searchParams({ code: textOrEmpty }),
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "sign-in"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <Verify />
    </I18nProvider>
  ),
})

function Verify() {
  const t = useTranslations("signIn.address")
  const { code } = Route.useSearch()
  return (
    <LoginFrame title={t("confirmTitle")} text={t("confirmText")}>
      <ConfirmAddress
        code={code}
        confirm={visitorSdk().auth.verification.confirm}
        signIn={
          <LinkButton to="/admin/login" size="sm">
            {t("continue")}
          </LinkButton>
        }
      />
    </LoginFrame>
  )
}
