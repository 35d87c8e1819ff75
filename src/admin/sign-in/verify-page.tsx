import { getRouteApi } from "@tanstack/react-router"
import { visitorSdk } from "#admin/settings/team/team.ts"
import { ConfirmAddress } from "#app/sign-in/confirm-address.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { LoginFrame } from "./login-frame.tsx"

const route = getRouteApi("/admin/verify")

export function VerifyPage() {
  const t = useTranslations("signIn.address")
  const { code } = route.useSearch()
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
