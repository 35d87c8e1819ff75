import { Suspense } from "react"
import { late } from "#ui/late.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import type { SignInFlow } from "./use-sign-in.ts"

const CodeStep = late(async () => (await import("./code-step.tsx")).CodeStep)
const VerifyStep = late(async () => (await import("./verify-step.tsx")).VerifyStep)
const CreateStep = late(async () => (await import("./create-step.tsx")).CreateStep)

/** Whether the sign-in waits for more than a password or a provider. */
export const hasStep = ({ context }: SignInFlow): boolean =>
  ["code", "verify", "create"].includes(context.step?.next ?? "")

/** What the sign-in needs after the password or the provider: a code, a verified address, or a new account. */
export function SignInStep({ flow }: { flow: SignInFlow }) {
  const { step } = flow.context
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      {step?.next === "code" && <CodeStep flow={flow} step={step} />}
      {step?.next === "verify" && <VerifyStep flow={flow} email={step.email} />}
      {step?.next === "create" && <CreateStep flow={flow} person={step.person} />}
    </Suspense>
  )
}
