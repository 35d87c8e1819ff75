import { useQuery } from "@tanstack/react-query"
import { I18nProvider, useLocale } from "#lib/i18n.tsx"
import { loadParts } from "#routes/-app/part-outlet.tsx"
import { AddressCard } from "#routes/-app/sign-in/address-card.tsx"
import { FactorsCard } from "#routes/-app/sign-in/factors/factors-card.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { SkeletonText } from "#ui/skeleton.tsx"

/** Two-step verification and the email address of the signed-in administrator, with their texts. */
export function SecurityCards({ email }: { email: string }) {
  const locale = useLocale()
  const { data: texts } = useQuery({
    queryKey: ["texts", "security", locale],
    queryFn: () => loadParts(locale, "admin", "sign-in"),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!texts) return <SkeletonText lines={3} />
  return (
    <I18nProvider {...texts}>
      <FactorsCard mfa={() => adminSdk().auth.mfa} queryKey={["admin", "me", "factors"]} account={email} />
      <AddressCard email={email} request={adminSdk().auth.verification.request} />
    </I18nProvider>
  )
}
