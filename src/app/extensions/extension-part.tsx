import { Component, type ReactNode, Suspense } from "react"
import { CAUGHT } from "#lib/caught-error.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { isLoadFailure } from "#lib/load-failure.ts"
import { reloadPage } from "#lib/reload.ts"
import { Banner } from "#ui/banner.tsx"
import { RetryButton } from "#ui/retry-button.tsx"

interface ExtensionPartProps {
  /** Name of the extension. */
  extension: string
  /** Shown while the part loads. */
  fallback?: ReactNode
  /** Shown instead of the notice if the part fails. */
  failed?: ReactNode
  children: ReactNode
}

/** A part of a page that an extension fills: an error stays inside it. */
export class ExtensionPart extends Component<ExtensionPartProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error("undefined was thrown") })

  override componentDidCatch(error: unknown) {
    window.dispatchEvent(new CustomEvent(CAUGHT, { detail: error }))
  }

  override render() {
    const { extension, fallback = null, failed, children } = this.props
    const { error } = this.state
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>
    const retry = () => (isLoadFailure(error) ? reloadPage() : this.setState({ error: undefined }))
    return failed ?? <ExtensionFailed extension={extension} onRetry={retry} />
  }
}

function ExtensionFailed({ extension, onRetry }: { extension: string; onRetry: () => void }) {
  const t = useTranslations("ui.extension")
  return (
    <Banner tone="refused" title={t("failed", { extension })} action={<RetryButton size="sm" onClick={onRetry} />}>
      {t("rest")}
    </Banner>
  )
}
