import { useTranslations } from "#lib/i18n.tsx"
import { ownCounts } from "#machines/products/product-import/product-import.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { RequestError } from "./request-error.tsx"
import type { ProductImport } from "./use-product-import.ts"

/** The import runs on the server; its result is looked up every few seconds. */
export function RunningView({ flow: { snapshot, send } }: { flow: ProductImport }) {
  const t = useTranslations("admin.productImport.running")
  const { error } = snapshot.context
  return (
    <Card
      title={t("title")}
      actions={
        <Button
          size="sm"
          icon="refresh"
          busy={snapshot.hasTag("busy")}
          onClick={() => send({ type: "progress.check" })}
        >
          {t("check")}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        <Spinner label={t("title")} />
        <p>{t("text")}</p>
        {error && <Banner tone="waiting" title={t("lost")} />}
      </div>
    </Card>
  )
}

/** The result with links to what's next. */
export function DoneView({ flow: { snapshot }, onStartOver }: { flow: ProductImport; onStartOver: () => void }) {
  const t = useTranslations("admin.productImport.done")
  const { context } = snapshot
  const counts = context.prepared?.counts ?? ownCounts(context)
  const leftOut = context.plan?.rejected.length ?? 0
  return (
    <>
      <Banner tone="done" announce title={t("title")}>
        {counts ? (
          <ul>
            {counts.toCreate > 0 && <li>{t("created", { count: counts.toCreate })}</li>}
            {counts.toUpdate > 0 && <li>{t("updated", { count: counts.toUpdate })}</li>}
            {leftOut > 0 && <li>{t("leftOut", { count: leftOut })}</li>}
          </ul>
        ) : (
          t("countsUnknown")
        )}
      </Banner>
      <Card title={t("next")}>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{t("stock")}</li>
          <li>{t("publish")}</li>
        </ul>
        <div className="mt-4 flex flex-wrap gap-2">
          <LinkButton to="/admin/products" search={{ sort: "-created_at" }} variant="primary">
            {t("view")}
          </LinkButton>
          <LinkButton to="/admin/products" search={{ status: ["draft"], sort: "-created_at" }}>
            {t("drafts")}
          </LinkButton>
          <Button onClick={onStartOver}>{t("again")}</Button>
        </div>
      </Card>
    </>
  )
}

/** The import failed, is unknown to the server, or couldn't be looked up. */
export function FailedView({ flow: { snapshot, send } }: { flow: ProductImport }) {
  const t = useTranslations("admin.productImport")
  const { error, isExpired, isUntold, checked } = snapshot.context
  const discard = (
    <Button size="sm" onClick={() => send({ type: "file.discard" })}>
      {t("file.other")}
    </Button>
  )
  const retry = (label: "retry" | "recheck") => (
    <Button size="sm" onClick={() => send({ type: "retry" })}>
      {t(`failed.${label}`)}
    </Button>
  )
  if (error)
    return (
      <RequestError
        error={error}
        title={t("result.lookup")}
        action={
          <>
            {retry("retry")} {discard}
          </>
        }
      />
    )
  if (isExpired)
    return (
      <Banner tone="waiting" announce title={t("result.expired")} action={discard}>
        {t("result.expiredText")}
      </Banner>
    )
  if (isUntold)
    return (
      <Banner tone="waiting" announce title={t("result.untold")} action={checked ? retry("recheck") : discard}>
        {t("result.untoldText")}
      </Banner>
    )
  return (
    <Banner tone="refused" announce title={t("result.failed")} action={checked ? retry("recheck") : discard}>
      {t("result.failedText")}
    </Banner>
  )
}
