/** Dialog that renames the columns of a list. */
export const labels = {
  title: "Rename columns",
  text: "All admins see these names. Leave a name empty to use the original one.",
  label: "Name of “{column}”",
  description: "Description of “{column}”",
  needsName: "Enter a name for the description",
  served: "Other dashboards of this server use these names too: {columns}.",
  renamed: "Someone else renamed “{column}” to “{name}” in the meantime. Save again to use your name.",
  confirm: "Save names",
  saved: "Column names saved",
} as const
