/** Dialog that renames the columns of a list. */
export const labels = {
  title: "Rename columns",
  text: "All admins see these names. Leave a name empty to use the original one.",
  label: "Name of “{column}”",
  description: "Description of “{column}”",
  needsName: "Enter a name for the description",
  confirm: "Save names",
  saved: "Column names saved",
} as const
