import { createFileRoute } from "@tanstack/react-router"
import { ConfirmAddress } from "#app/sign-in/confirm-address.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"
import { SignInFrame } from "#store/account/sign-in/sign-in-frame.tsx"
import { openLogin } from "#store/api/client.ts"
import { LinkButton } from "#ui/link-button.tsx"

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
