import { useQueryClient } from "@tanstack/react-query"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import type { Dependants } from "#admin/kit/removal.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { CodeForm } from "./code-form.tsx"
import { type CodeKind, codeKinds, type Uses } from "./codes.ts"

/** Page of one return reason, refund reason or shipping option type. */
export function CodePage({ kind, id }: { kind: CodeKind; id: string }) {
  const t = useTranslations("admin.codes")
  const client = useQueryClient()
  const { resource, pages, uses } = codeKinds[kind]
  return (
    <DetailPage
      key={id}
      query={resource.one(id)}
      crumbs={[{ label: t(`${kind}.list`), link: { to: pages.list } }]}
      title={({ label = "" }) => label}
      removal={{
        label: t(`${kind}.delete.label`),
        title: ({ label = "" }) => t(`${kind}.delete.title`, { title: label }),
        dependants: (_, signal) =>
          uses(
            id,
            (reason, { number, order }) => {
              if (reason === "returnReason")
                return t("returnReason.delete.item", { number: String(number ?? ""), order: String(order ?? "") })
              return order === undefined
                ? t("refundReason.delete.draftItem")
                : t("refundReason.delete.item", { order: String(order) })
            },
            signal,
          ),
        consequence: (found: Dependants) => t(`${kind}.delete.use`, { count: found.count, read: (found as Uses).read }),
        whyNot: ({ count }) => (kind === "optionType" && count > 0 ? t("optionType.delete.inUse") : undefined),
        run: async () => {
          await resource.remove(id)
          await resource.forget(client, id)
        },
        done: t(`${kind}.delete.done`),
        list: { to: pages.list },
      }}
    >
      {(row) => <CodeForm kind={kind} record={row} />}
    </DetailPage>
  )
}

/** Page for a new return reason, refund reason or shipping option type. */
export function NewCodePage({ kind }: { kind: CodeKind }) {
  const t = useTranslations("admin.codes")
  const navigate = usePageNavigate()
  const { pages } = codeKinds[kind]
  return (
    <NewRecordPage
      crumb={{ label: t(`${kind}.list`), link: { to: pages.list } }}
      title={t(`${kind}.create`)}
      hint={t(`${kind}.newHint`)}
    >
      <CodeForm kind={kind} onCreated={({ id }) => void navigate({ to: pages.one, params: { id }, replace: true })} />
    </NewRecordPage>
  )
}
