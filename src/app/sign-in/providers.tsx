import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { type ActorType, PASSWORD } from "#machines/session/sign-in.rules.ts"
import type { AuthProvider } from "#schema/admin/entities/settings.ts"
import { Button } from "#ui/button.tsx"
import type { SignInFlow } from "./use-sign-in.ts"

/** The provider of the in-memory backend, whose name isn't one of its own. */
const DEMO = "demo"

interface Auth {
  listProviders(args: { actor_type: string }, options: { signal: AbortSignal }): Promise<{ providers: AuthProvider[] }>
}

/** What the server offers to sign in with. Until it is known, and if it can't be loaded, that is a password. */
export function useProviders(actorType: ActorType, auth: () => Auth) {
  const { data } = useQuery({
    queryKey: ["sign-in", "providers", actorType],
    queryFn: async ({ signal }) => (await auth().listProviders({ actor_type: actorType }, { signal })).providers,
    staleTime: 300_000,
  })
  return {
    hasPassword: data === undefined || data.some(({ id }) => id === PASSWORD),
    redirecting: data?.filter(({ flow }) => flow === "redirect") ?? [],
  }
}

interface ProviderButtonsProps {
  readonly providers: readonly AuthProvider[]
  readonly flow: SignInFlow
  /** Shown between the password form and the buttons. */
  readonly isAlternative: boolean
}

/** A button for each provider whose page the browser goes to. */
export function ProviderButtons({ providers, flow, isAlternative }: ProviderButtonsProps) {
  const t = useTranslations("signIn.providers")
  const { attempt } = flow.context
  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      {isAlternative && (
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t("or")}
        </p>
      )}
      {providers.map(({ id, display_name }) => (
        <Button
          key={id}
          block
          icon="external"
          onPointerEnter={flow.prepare}
          onFocus={flow.prepare}
          busy={flow.isBusy && attempt?.kind === "provider" && attempt.provider === id}
          onClick={() => {
            if (!flow.isBusy) flow.choose(id)
          }}
        >
          {t("with", { name: import.meta.env.VITE_DEMO && id === DEMO ? t("demo") : display_name })}
        </Button>
      ))}
    </div>
  )
}
