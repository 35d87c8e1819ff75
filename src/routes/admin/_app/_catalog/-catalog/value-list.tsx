import { useTranslations } from "#lib/i18n.tsx"
import { useDateColumns, useDateFilters } from "#routes/admin/_app/-lists/dates.tsx"
import type { ValueSearch } from "#routes/admin/_app/-lists/value-search.ts"
import { ListPage } from "#routes/admin/-kit/list-page.tsx"
import { useDeleteRows, useListTexts } from "#routes/admin/-kit/list-texts.ts"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { type ValueKind, type ValueRow, valueKinds } from "./values.ts"

/** List of product types or tags. */
export function ValueList({ kind, search }: { kind: ValueKind; search: ValueSearch }) {
  const { resource, pages, texts } = valueKinds[kind]
  const t = useTranslations(`admin.lists.${texts}.columns`)
  const tc = useTranslations("admin.catalog")
  return (
    <ListPage<ValueRow, ValueSearch>
      resource={resource}
      search={search}
      texts={useListTexts(texts, "tag")}
      columns={[
        {
          id: "value",
          header: t("value"),
          sortable: true,
          phone: "title",
          cell: ({ id, value }) => (
            <RowLink to={pages.one} params={{ id }}>
              {value}
            </RowLink>
          ),
        },
        ...useDateColumns(),
      ]}
      rowName={({ value, id }) => value ?? id}
      create={
        <LinkButton to={pages.create} variant="primary" icon="plus">
          {tc(`${kind}.create`)}
        </LinkButton>
      }
      filters={useDateFilters()}
      bulk={[useDeleteRows(resource, texts)]}
    />
  )
}
