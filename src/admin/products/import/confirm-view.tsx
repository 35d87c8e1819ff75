import { useTranslations } from "#lib/i18n.tsx"
import type { Counts } from "#machines/products/product-import/import-plan.ts"
import { ownCounts, whyNotConfirm } from "#machines/products/product-import/product-import.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { RequestError } from "./request-error.tsx"
import type { ProductImport } from "./use-product-import.ts"

/** The third step: what the server counts beside what the check counted. */
export function ConfirmView({ flow: { snapshot, send } }: { flow: ProductImport }) {
  const t = useTranslations("admin.productImport")
  const { context } = snapshot
  const [ours, server] = [ownCounts(context), context.prepared?.counts ?? null]
  const counts = server ?? ours
  const { added, changed, agreed } = context
  const unchanged = { added: [], changed: [] }
  const isDifferent =
    whyNotConfirm({ ...context, ...unchanged, agreed: { ...agreed, difference: false } }) !== undefined
  const mustRecheck = changed.length > 0 && context.checked !== null
  const reason = whyNotConfirm(context)
  return (
    <>
      {context.error && <RequestError error={context.error} />}
      <CountsTable ours={ours} server={server} />
      {isDifferent && (
        <Banner tone="waiting" announce title={t("confirm.differs")}>
          <p className="mb-2">{t("confirm.differsText")}</p>
          <Checkbox
            label={t("confirm.agree")}
            checked={context.agreed.difference}
            onChange={({ target }) => send({ type: "agree", to: "difference", value: target.checked })}
          />
        </Banner>
      )}
      {changed.length > 0 && (
        <Banner tone="refused" announce title={t("confirm.changed")}>
          <p>{t(mustRecheck ? "confirm.changedText" : "confirm.changedDrop")}</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {changed.map(({ row, name }) => (
              <li key={`${row} ${name}`} className="wrap-anywhere">
                {row === null ? name : t("confirm.changedRow", { row: String(row), name })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {changed.length === 0 && added.length > 0 && (
        <Banner
          tone="waiting"
          announce
          title={t("confirm.added", { count: added.reduce((sum, { variants }) => sum + variants.length, 0) })}
        >
          <p>{t("confirm.addedText")}</p>
          <ul className="my-2 grid list-disc gap-1 pl-5">
            {added.map(({ id, title, variants }) => (
              <li key={id} className="wrap-anywhere">
                {t("confirm.addedProduct", { title, variants: variants.map(({ name }) => name).join(", ") })}
              </li>
            ))}
          </ul>
          <Checkbox
            label={t("confirm.agreeAdded")}
            checked={agreed.added}
            onChange={({ target }) => send({ type: "agree", to: "added", value: target.checked })}
          />
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabledReason={reason && t(`reasons.${reason}`)}
          onClick={() => send({ type: "import.confirm" })}
        >
          {t("confirm.start", { count: (counts?.toCreate ?? 0) + (counts?.toUpdate ?? 0) })}
        </Button>
        <Button onClick={() => send({ type: "import.cancel" })}>
          {t(mustRecheck ? "failed.recheck" : context.checked ? "confirm.cancel" : "confirm.drop")}
        </Button>
        <p className="text-sm text-muted">{t("confirm.expires")}</p>
      </div>
    </>
  )
}

/** What the check and the server counted. */
function CountsTable({ ours, server }: { ours: Counts | null; server: Counts | null }) {
  const t = useTranslations("admin.productImport")
  const rows = [
    { id: "toCreate", label: t("check.toCreate") },
    { id: "toUpdate", label: t("check.toUpdate") },
  ] as const
  const cell =
    "px-3 py-2 font-normal tabular-nums first:pl-4 last:pr-4 not-first:text-right first:text-left sm:first:pl-5 sm:last:pr-5"
  return (
    <Card title={t("confirm.title")} description={t("confirm.text")} padding="flush">
      <table className="w-full text-sm">
        <caption className="sr-only">{t("confirm.title")}</caption>
        <thead className="text-muted">
          <tr className="border-y border-line">
            <th scope="col" className={cell}>
              {t("confirm.count")}
            </th>
            <th scope="col" className={cell}>
              {t("confirm.ours")}
            </th>
            <th scope="col" className={cell}>
              {t("confirm.server")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label }) => (
            <tr key={id} className="border-b border-line last:border-b-0">
              <th scope="row" className={cell}>
                {label}
              </th>
              <td className={cell}>{ours?.[id] ?? "–"}</td>
              <td className={cell}>
                <strong className="font-semibold">{server?.[id] ?? "–"}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
