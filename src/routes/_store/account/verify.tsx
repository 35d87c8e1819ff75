import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"
import { openLogin } from "#routes/_store/-api/client.ts"
import { ConfirmAddress } from "#routes/-app/sign-in/confirm-address.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { SignInFrame } from "./-sign-in/sign-in-frame.tsx"

/** Page linked from a verification email: `/account/verify?code=…`. */
export const Route = createFileRoute("/_store/account/verify")({
  validateSearch: searchParams({ code: textOrEmpty }),
  component: Verify,
})

function Verify() {
  const t = useTranslations("signIn.address")
  const { code } = Route.useSearch()
  return (
    <SignInFrame title={t("confirmTitle")} text={t("confirmText")}>
      <ConfirmAddress
        code={code}
        confirm={openLogin().auth.verification.confirm}
        signIn={
          <LinkButton to="/account/login" size="sm">
            {t("continue")}
          </LinkButton>
        }
      />
    </SignInFrame>
  )
}
