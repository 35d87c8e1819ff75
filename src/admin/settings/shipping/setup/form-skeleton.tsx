import { useLayoutEffect } from "react"
import { Skeleton } from "#ui/skeleton.tsx"

interface FormSkeletonProps {
  /** Called with true while it is shown: there is no form yet that the page's buttons could submit. */
  onLoading: (isLoading: boolean) => void
}

/** Placeholder shown while the form of a step loads. */
export function FormSkeleton({ onLoading }: FormSkeletonProps) {
  useLayoutEffect(() => {
    onLoading(true)
    return () => onLoading(false)
  }, [onLoading])
  return <Skeleton className="h-64" />
}
