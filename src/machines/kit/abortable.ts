import { fromPromise } from "xstate"

/**
 * A promise actor whose work is aborted when the actor is stopped. Aborted work never settles: StrictMode stops an
 * actor and starts it again, and the first run's AbortError would fail the second run.
 */
export function fromAbortable<Output, Input>(run: (start: { input: Input; signal: AbortSignal }) => Promise<Output>) {
  return fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const unlessAborted =
          <Result>(settle: (result: Result) => void) =>
          (result: Result) => {
            if (!signal.aborted) settle(result)
          }
        run({ input, signal }).then(unlessAborted(resolve), unlessAborted(reject))
      }),
  )
}
