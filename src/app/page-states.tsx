import { type ErrorComponentProps, Link, useLocation, useRouter } from "@tanstack/react-router"
import { type ReactNode, useEffect } from "react"
import { CAUGHT } from "#lib/caught-error.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { isLoadFailure } from "#lib/load-failure.ts"
import { reloadPage } from "#lib/reload.ts"
import { ApiError, errorDetails, hasNoResponse } from "#sdk/error.ts"
import { buttonClass } from "#ui/button-style.ts"
import { Disclosure } from "#ui/disclosure.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Returns the path of the start page: `/admin` in the back office, otherwise `/`. */
function useHome(): string {
  return useLocation({ select: ({ pathname }) => (/^\/admin(\/|$)/.test(pathname) ? "/admin" : "/") })
}

function HomeLink({ primary = false, label }: { primary?: boolean; label: string }) {
  return (
    <Link to={useHome()} className={buttonClass({ variant: primary ? "primary" : "secondary" })}>
      {label}
    </Link>
  )
}

// Explicit return types, because the router's own type depends on these components.

/** Page for an unknown URL or a missing object. */
export function PageNotFound(): ReactNode {
  const t = useTranslations("page.notFound")
  return (
    <>
      <NoIndex />
      <StatusPage icon="search" title={t("title")} text={t("text")} actions={<HomeLink primary label={t("home")} />} />
    </>
  )
}

/** Page for an error thrown by a loader or component; a 404 from the server shows the not-found page. */
export function PageError({ error }: ErrorComponentProps): ReactNode {
  const t = useTranslations("page")
  const router = useRouter()
  const refusal = error instanceof ApiError ? error : undefined
  const isNotLoaded = isLoadFailure(error)
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(CAUGHT, { detail: error }))
  }, [error])
  if (refusal?.status === 404) return <PageNotFound />
  const kind = isNotLoaded
    ? "notLoaded"
    : hasNoResponse(refusal)
      ? "offline"
      : refusal?.status === 403
        ? "forbidden"
        : "crash"
  return (
    <StatusPage
      icon="alert"
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      actions={
        <>
          <RetryButton variant="primary" onClick={() => (isNotLoaded ? reloadPage() : router.invalidate())} />
          <HomeLink label={t("crash.home")} />
        </>
      }
    >
      <Disclosure title={t("crash.details")}>
        <p className="font-mono text-xs break-words text-muted">
          {errorDetails(error)}
          {kind === "offline" && ` (${router.options.context.env.apiUrl})`}
        </p>
      </Disclosure>
    </StatusPage>
  )
}

/** Generic placeholder while a page loads. Pages with a known layout have their own. */
export function PagePending(): ReactNode {
  const t = useTranslations("ui")
  return (
    <div role="status" className="mx-auto grid w-full max-w-7xl gap-6 p-4 sm:p-6">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-64 w-full" />
      <SkeletonText lines={3} />
    </div>
  )
}
