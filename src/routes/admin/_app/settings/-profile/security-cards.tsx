import { AddressCard } from "#routes/-app/sign-in/address-card.tsx"
import { FactorsCard } from "#routes/-app/sign-in/factors/factors-card.tsx"
import { WithParts } from "#routes/-app/with-parts.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { SkeletonText } from "#ui/skeleton.tsx"

/** Two-step verification and the email address of the signed-in administrator, with their texts. */
export function SecurityCards({ email }: { email: string }) {
  return (
    <WithParts parts={["admin", "sign-in"]} fallback={<SkeletonText lines={3} />}>
      <FactorsCard mfa={() => adminSdk().auth.mfa} queryKey={["admin", "me", "factors"]} account={email} />
      <AddressCard email={email} request={adminSdk().auth.verification.request} />
    </WithParts>
  )
}
