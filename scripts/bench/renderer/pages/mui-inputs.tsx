import Checkbox from '@mui/material/Checkbox'
import type { CheckboxProps } from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'
import type { ComponentProps } from 'react'
import { choices } from '../measured-form.ts'
import type { MeasuredKind } from '../measured-form.ts'

const inputTypes: Partial<Record<MeasuredKind, string>> = { number: 'number', email: 'email', date: 'date' }

/** What is the same for every variant, and what each needs to bind the input to its state. */
type InputProps = Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'required' | 'error' | 'helperText' | 'inputRef' | 'value' | 'onChange' | 'onBlur'
>

interface TextProps extends InputProps {
  readonly kind: MeasuredKind
  readonly defaultValue?: string
  /** Further attributes of the input element. */
  readonly htmlInput?: ComponentProps<'input'>
}

/** A text field of the type that suits the answer. */
export function MuiText({ kind, htmlInput, ...input }: TextProps) {
  return (
    <TextField
      {...input}
      type={inputTypes[kind] ?? 'text'}
      multiline={kind === 'textarea'}
      minRows={kind === 'textarea' ? 3 : undefined}
      slotProps={{ htmlInput, ...(kind === 'date' && { inputLabel: { shrink: true } }) }}
      fullWidth
    />
  )
}

/** A select with the measured choices. */
export function MuiSelect(input: InputProps) {
  return (
    <TextField {...input} select fullWidth>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A box with its label beside it. */
export function MuiCheck({ label, ...input }: CheckboxProps & { readonly label: string }) {
  return <FormControlLabel label={label} control={<Checkbox {...input} />} />
}
