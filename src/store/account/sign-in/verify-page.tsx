import { getRouteApi } from "@tanstack/react-router"
import { ConfirmAddress } from "#app/sign-in/confirm-address.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { openLogin } from "#store/api/client.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"

const route = getRouteApi("/_store/account/verify")

export function VerifyPage() {
  const t = useTranslations("signIn.address")
  const { code } = route.useSearch()
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
