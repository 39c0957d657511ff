import TextField from '@mui/material/TextField'
import { useText } from '../../../../../renderer/texts/use-text.ts'

interface TitleFieldProps {
  readonly label: string
  /** A sentence with an example. */
  readonly help: string
  readonly value: string
  /** Whether it was left empty. */
  readonly isMissing: boolean
  readonly onChange: (title: string) => void
}

/** Asks what something that is added is called. */
export function TitleField({ label, help, value, isMissing, onChange }: TitleFieldProps) {
  const text = useText()
  return (
    <TextField
      required
      fullWidth
      label={label}
      value={value}
      error={isMissing}
      helperText={isMissing ? text('portal.editor.title-missing') : help}
      slotProps={{ htmlInput: { maxLength: 100 } }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
