import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import type { CodeSearch } from "./code-search.ts"
import { type CodeKind, type CodeRow, codeKinds } from "./codes.ts"

/** List of return reasons, refund reasons or shipping option types. */
export function CodeList({ kind, search }: { kind: CodeKind; search: CodeSearch }) {
  const { resource, pages, texts, code, icon } = codeKinds[kind]
  const t = useTranslations("admin.codes")
  const tl = useTranslations("admin.lists")
  return (
    <ListPage<CodeRow, CodeSearch>
      resource={resource}
      search={search}
      texts={useListTexts(texts, icon)}
      columns={[
        {
          id: "label",
          header: t("label"),
          sortable: true,
          phone: "title",
          cell: ({ id, label }) => (
            <span className="line-clamp-2 wrap-anywhere">
              <RowLink to={pages.one} params={{ id }}>
                {label}
              </RowLink>
            </span>
          ),
        },
        {
          id: code,
          header: texts === "returnReasons" ? tl("returnReasons.columns.value") : tl(`${texts}.columns.code`),
          sortable: true,
          phone: "line",
          cell: (row) => <span className="line-clamp-1 text-muted wrap-anywhere">{row[code]}</span>,
        },
        {
          id: "description",
          header: t("description"),
          sortable: true,
          phone: "hidden",
          cell: ({ description }) => <span className="line-clamp-1 text-muted wrap-anywhere">{description}</span>,
        },
        ...useDateColumns(),
      ]}
      rowName={({ label, id }) => label ?? id}
      create={
        <LinkButton to={pages.create} variant="primary" icon="plus">
          {t(`${kind}.create`)}
        </LinkButton>
      }
      filters={useDateFilters()}
      bulk={[useDeleteRows(resource, texts)]}
    />
  )
}
