import TextField from '@mui/material/TextField'

interface ChoiceFieldProps<Name extends string> {
  readonly label: string
  readonly help?: string
  readonly value: Name
  readonly options: readonly { readonly value: Name; readonly label: string }[]
  readonly onChoose: (value: Name) => void
}

/** One of a few, in a dialog. */
export function ChoiceField<Name extends string>({ label, help, value, options, onChoose }: ChoiceFieldProps<Name>) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      helperText={help}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onChoose(chosen.value)
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )
}
