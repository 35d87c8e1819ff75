import { timeZoneName } from "#lib/dates.ts"
import { useLocale } from "#lib/i18n.tsx"
import { TextField, type TextFieldProps } from "#ui/text-field.tsx"

/** An optional field for a day and time in the device's time zone, which its hint names. */
export function MomentField({ hint, ...field }: TextFieldProps) {
  const zone = timeZoneName(useLocale())
  return (
    <TextField
      {...field}
      type="datetime-local"
      optional
      hint={
        <>
          {hint} {zone}
        </>
      }
    />
  )
}
