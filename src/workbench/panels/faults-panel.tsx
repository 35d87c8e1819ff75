import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { type ActiveFault, control, type Fault } from "#workbench/control.ts"
import { useAction, useControl } from "#workbench/use-control.ts"
import { announceFaults } from "#workbench/use-fault-count.ts"
import { FaultForm } from "./fault-form.tsx"
import { PanelProblem, Section } from "./panel.tsx"

const PAYMENT_DOWN = { type: "unexpected_state", message: "The payment provider doesn't respond." }

const presets = {
  flaky: [
    { drop: "before", rate: 0.08 },
    { drop: "after", rate: 0.04 },
    { latency: 900, rate: 0.6 },
  ],
  payment: [
    "/store/payment-collections/:id/payment-sessions",
    "/store/carts/:id/complete",
    "/admin/payments/:id/capture",
    "/admin/payments/:id/refund",
  ].map((path) => ({ method: "POST", path, status: 500, body: PAYMENT_DOWN })),
  lostOrder: [{ method: "POST", path: "/store/carts/:id/complete", drop: "after", times: 1 }],
  slow: [{ latency: 2_000 }],
  signedOut: [{ path: "/admin/*", status: 401, times: 1 }],
} as const satisfies Record<string, readonly Fault[]>
type Preset = keyof typeof presets
const presetNames = Object.keys(presets) as Preset[]

/** Adds and removes faults of the backend, and shows how often each has applied. */
export function FaultsPanel() {
  const t = useTranslations("workbench.faults")
  const { data, error, reload } = useControl<{ faults: readonly ActiveFault[] }>("faults", 2_000)
  const action = useAction()
  const change = (work: () => Promise<unknown>) =>
    action.run(async () => {
      await work().finally(reload)
      announceFaults()
    })
  const faults = data?.faults ?? []
  const add = async (list: readonly Fault[]) => {
    for (const fault of list) await control("POST", "faults", fault)
  }
  return (
    <div className="grid gap-5">
      <PanelProblem error={action.error ?? error} />
      <Section title={t("active")}>
        {faults.length === 0 ? (
          <p className="text-muted">{t("none")}</p>
        ) : (
          <>
            <ul className="grid divide-y divide-line rounded-lg border border-line">
              {faults.map((fault) => (
                <FaultRow
                  key={fault.id}
                  fault={fault}
                  onRemove={() => change(() => control("DELETE", `faults/${fault.id}`))}
                />
              ))}
            </ul>
            <div>
              <Button size="sm" busy={action.isBusy} onClick={() => change(() => control("DELETE", "faults"))}>
                {t("removeAll")}
              </Button>
            </div>
          </>
        )}
      </Section>
      <Section title={t("presets")}>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {presetNames.map((name) => (
            <li key={name} className="grid content-start justify-items-start gap-1">
              <Button size="sm" busy={action.isBusy} onClick={() => change(() => add(presets[name]))}>
                {t(`preset.${name}`)}
              </Button>
              <span className="text-xs text-muted">{t(`presetText.${name}`)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t("add")}>
        <FaultForm
          onAdd={(fault) => add([fault])}
          onAdded={() => {
            reload()
            announceFaults()
          }}
        />
      </Section>
    </div>
  )
}

function FaultRow({ fault, onRemove }: { fault: ActiveFault; onRemove: () => void }) {
  const t = useTranslations("workbench.faults")
  const { method, path, contains, latency, status, cut, drop, afterWrites, rate, hits, left } = fault
  const target = method || path ? `${method ?? t("anyMethod")} ${path ?? t("anyPath")}` : t("everyRequest")
  const effects = [
    latency !== undefined && t("effect.latency", { latency: String(latency) }),
    status !== undefined && t("effect.status", { status: String(status) }),
    drop !== undefined && t(`effect.${drop}`),
    cut !== undefined && t("effect.cut", { cut }),
    afterWrites !== undefined && t("effect.afterWrites", { writes: afterWrites }),
    contains !== undefined && t("effect.contains", { text: contains }),
    rate !== undefined && t("effect.rate", { rate: String(Math.round(rate * 100)) }),
  ].filter((text) => text !== false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-mono break-all">{target}</p>
        <p className="text-muted">{effects.join(" · ")}</p>
      </div>
      <Badge tone={left === 0 ? "inactive" : "refused"}>
        {left === 0 ? t("over") : left === null ? t("hits", { hits }) : t("hitsLeft", { hits, left: String(left) })}
      </Badge>
      <Button size="sm" aria-label={t("removeOf", { target })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  )
}
