import TextField from '@mui/material/TextField'

/** How the name of something that is added is asked for. */
export interface AskedName {
  readonly label: string
  /** A sentence with an example, or about where it is shown. */
  readonly help: string
  /** Shown in place of the help where nothing was typed. */
  readonly missing: string
  /** In characters. */
  readonly maxLength: number
}

interface NameFieldProps extends AskedName {
  readonly value: string
  /** Whether it was left empty. */
  readonly isMissing: boolean
  readonly onChange: (name: string) => void
}

/** Asks what something that is added is called. */
export function NameField({ label, help, missing, maxLength, value, isMissing, onChange }: NameFieldProps) {
  return (
    <TextField
      required
      fullWidth
      label={label}
      value={value}
      error={isMissing}
      helperText={isMissing ? missing : help}
      slotProps={{ htmlInput: { maxLength } }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
