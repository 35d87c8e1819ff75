import { Component, type ReactNode, Suspense } from "react"
import { CAUGHT } from "#lib/caught-error.ts"
import { isLoadFailure } from "#lib/load-failure.ts"
import { reloadPage } from "#lib/reload.ts"
import { late } from "#ui/late.tsx"

const ExtensionFailed = late(async () => (await import("./extension-failed.tsx")).ExtensionFailed, "hidden")

interface ExtensionPartProps {
  /** Name of the extension. */
  extension: string
  /** Shown while the part loads. */
  fallback?: ReactNode
  /** Shown instead of the notice if the part fails; null for nothing. */
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
    if (failed !== undefined) return failed
    return (
      <Suspense>
        <ExtensionFailed extension={extension} onRetry={retry} />
      </Suspense>
    )
  }
}
