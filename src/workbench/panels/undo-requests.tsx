import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { control, type UndoableRequest } from "#workbench/control.ts"
import { useAction, useControl } from "#workbench/use-control.ts"
import { PanelProblem, Section } from "./panel.tsx"

/** Number of requests to list. */
const LISTED = 20

/** The latest requests that changed data; undoing one also undoes those after it. */
export function UndoRequests({ refresh }: { refresh: () => void }) {
  const t = useTranslations("workbench.undo")
  const { data, error, reload } = useControl<{ requests: readonly UndoableRequest[] }>("undo", 2_000)
  const action = useAction()
  const requests = (data?.requests ?? []).toReversed()
  const undo = async (count: number) => {
    if (await action.run(() => control("POST", "undo", { count }))) refresh()
    reload()
  }
  return (
    <Section title={t("title")}>
      <PanelProblem error={action.error ?? error} />
      {requests.length === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <ol className="grid divide-y divide-line rounded-lg border border-line">
          {requests.slice(0, LISTED).map(({ method, path, at }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: requests have no id, and each shows only its place
            <li key={`${i} ${at}`} className="flex items-center gap-3 px-3 py-1.5">
              <span className="min-w-0 flex-1 font-mono text-xs break-all">{`${method} ${path}`}</span>
              <Button size="sm" busy={action.isBusy} onClick={() => undo(i + 1)}>
                {t("undo", { count: i + 1 })}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
