import { useCallback, useEffect, useRef, useState } from "react"
import { control } from "./control.ts"

interface Loaded<T> {
  readonly data: T | undefined
  readonly error: Error | undefined
  readonly reload: () => void
}

export const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Loads from the control API, again every `every` milliseconds while the page is visible. */
export function useControl<T>(path: string, every?: number): Loaded<T> {
  const [state, setState] = useState<{ data?: T; error?: Error | undefined }>({})
  const [run, setRun] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` loads again
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      if (document.visibilityState === "visible") {
        try {
          const data = await control<T>("GET", path)
          if (isCurrent) setState({ data })
        } catch (error) {
          if (isCurrent) setState((before) => ({ ...before, error: toError(error) }))
        }
      }
      if (isCurrent && every !== undefined) timer = setTimeout(load, every)
    }
    void load()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, every, run])
  const reload = useCallback(() => setRun((count) => count + 1), [])
  return { data: state.data, error: state.error, reload }
}

interface Action {
  /** Runs the work unless one is running; resolves with whether it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>
  readonly isBusy: boolean
  readonly error: Error | undefined
  readonly clear: () => void
}

/** State of an action of a panel: whether it is running, and why the last one failed. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Error>()
  const running = useRef(false)
  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      await work()
      return true
    } catch (cause) {
      setError(toError(cause))
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  return { run, isBusy, error, clear: useCallback(() => setError(undefined), []) }
}
