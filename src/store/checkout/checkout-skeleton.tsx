import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { controlClass, controlHeight } from "#ui/field.tsx"
import { Skeleton } from "#ui/skeleton.tsx"

const fields = ["country", "first_name", "last_name", "company", "address_1", "address_2"] as const

/** The checkout before the cart is known, with the look of the form's first fields. */
export function CheckoutSkeleton() {
  const t = useTranslations("store.checkout")
  const tCart = useTranslations("store.cart")
  return (
    <div
      className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16"
      aria-hidden="true"
    >
      <DocumentTitle title={t("title")} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <p className="text-xl font-semibold">{t("title")}</p>
        <p className="flex min-h-12 items-center rounded-xl border border-line px-5 font-semibold lg:hidden">
          {tCart("summary.show")}
        </p>
        <div className="grid gap-5 rounded-xl border border-edge bg-surface p-4 shadow-sm sm:p-5">
          <p className="flex min-h-8 items-center gap-3 font-semibold">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-xs text-on-accent">
              {1}
            </span>
            {t("step.details")}
          </p>
          <div className="grid gap-2">
            <FieldSkeleton label={t("contact.email")} hint={t("contact.hint")} />
            <Skeleton className="h-5 w-2/3" />
          </div>
          <p className="font-semibold">{t("address.title")}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map((name) => (
              <FieldSkeleton
                key={name}
                label={t(`address.${name}`)}
                className={name.endsWith("_name") ? "" : "sm:col-span-2"}
              />
            ))}
          </div>
        </div>
      </div>
      <Skeleton className="hidden h-96 rounded-xl lg:block" />
    </div>
  )
}

const FieldSkeleton = ({ label, hint, className }: { label: string; hint?: string; className?: string }) => (
  <div className={cx("grid min-w-0 content-start gap-1.5", className)}>
    <span className="text-sm font-semibold">{label}</span>
    <span className={cx(controlClass, controlHeight)} />
    {hint && <span className="text-xs text-muted">{hint}</span>}
  </div>
)
