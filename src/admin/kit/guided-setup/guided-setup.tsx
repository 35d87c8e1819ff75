import type { LinkProps } from "@tanstack/react-router"
import type { ComponentProps, ReactNode } from "react"
import type { Flow } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Messages } from "#lib/messages/index.ts"
import type { ApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { GuidedFrame } from "./guided-frame.tsx"

type Admin = Messages["admin"]
/** Guided setups whose texts are in `admin`. */
type SetupName = { [K in keyof Admin]: Admin[K] extends { failed: { goneText: string } } ? K : never }[keyof Admin]

type FrameProps = ComponentProps<typeof GuidedFrame>
interface GuidedSetupProps extends Pick<FrameProps, "title" | "steps" | "step" | "section" | "primary" | "secondary"> {
  name: SetupName
  /** What `useGuidedSetup` returns. */
  setup: Flow & {
    readonly snapshot: { readonly context: { readonly error: ApiError | null }; matches(state: "failed"): boolean }
    readonly busy: boolean
  }
  isLoaded: boolean
  onReload: () => void
  /** The list of the records that can be set up. */
  list: NonNullable<LinkProps["to"]>
  onExit: () => void
  /** Nothing is left to save. */
  isLast: boolean
  children: ReactNode
}

/** The page of `useGuidedSetup`: the steps and the content of the open one, or why it couldn't be loaded. */
export function GuidedSetup(props: GuidedSetupProps) {
  const { name, setup, isLoaded, onReload, list, isLast, primary, secondary, children, ...frame } = props
  const { snapshot, busy } = setup
  const t = useTranslations("admin")
  const hasFailed = snapshot.matches("failed")
  const isGone = snapshot.context.error?.status === 404
  const isShown = isLoaded && !hasFailed
  return (
    <GuidedFrame
      {...frame}
      flow={setup}
      busy={busy}
      exit={t(`${name}.exit`)}
      {...(isShown && primary ? { primary, secondary } : {})}
      consequence={isLast ? undefined : t(`${name}.consequence`)}
      notices={
        <>
          {hasFailed && (
            <Banner
              tone="refused"
              announce
              title={isGone ? t(`${name}.failed.gone`) : t(`${name}.failed.title`)}
              action={
                isGone ? (
                  <LinkButton size="sm" to={list}>
                    {t(`${name}.failed.list`)}
                  </LinkButton>
                ) : (
                  <RetryButton size="sm" onClick={onReload} />
                )
              }
            >
              {isGone ? t(`${name}.failed.goneText`) : t(`${name}.failed.text`)}
            </Banner>
          )}
          {!isLoaded && busy && <Skeleton className="h-64" />}
        </>
      }
    >
      {isShown && children}
    </GuidedFrame>
  )
}
