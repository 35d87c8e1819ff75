import { adminSdk } from "#admin/api/client.ts"
import { AddressCard } from "#app/sign-in/address-card.tsx"
import { FactorsCard } from "#app/sign-in/factors/factors-card.tsx"
import { WithParts } from "#app/with-parts.tsx"
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
