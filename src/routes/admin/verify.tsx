import { createFileRoute } from "@tanstack/react-router"
import { visitorSdk } from "#admin/settings/team/team.ts"
import { LoginFrame } from "#admin/sign-in/login-frame.tsx"
import { loadParts } from "#app/part-outlet.tsx"
import { ConfirmAddress } from "#app/sign-in/confirm-address.tsx"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"
import { LinkButton } from "#ui/link-button.tsx"

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
