import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Grid from '@mui/material/Grid'
import { memo } from 'react'
import { Controller, FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { RegisterOptions } from 'react-hook-form'
import type { MeasuredField, MeasuredKind } from '../measured-form.ts'
import { MuiCheck, MuiSelect, MuiText } from './mui-inputs.tsx'
import { fields, initialAnswers } from './measured-answers.ts'
import { show } from './show.tsx'

const rules: Readonly<Record<MeasuredKind, RegisterOptions>> = {
  text: { minLength: { value: 2, message: 'Too short' }, maxLength: { value: 400, message: 'Too long' } },
  number: { min: { value: 0, message: 'Too small' }, max: { value: 100_000, message: 'Too large' } },
  email: { pattern: { value: /^[^@\s]+@[^@\s]+$/, message: 'Not an e-mail address' } },
  date: {},
  select: {},
  checkbox: {},
  textarea: { minLength: { value: 2, message: 'Too short' }, maxLength: { value: 2000, message: 'Too long' } },
}

function rulesOf({ kind, isRequired }: MeasuredField): RegisterOptions {
  return isRequired ? { ...rules[kind], required: 'Required' } : rules[kind]
}

const shared = ({ name, title, isRequired }: MeasuredField) => ({ id: name, label: title, required: isRequired })

const TextRow = memo(function TextRow({ field }: { readonly field: MeasuredField }) {
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name: field.name, exact: true })
  const { ref, ...input } = register(field.name, rulesOf(field))
  const message = errors[field.name]?.message
  return (
    <MuiText
      {...input}
      {...shared(field)}
      kind={field.kind}
      inputRef={ref}
      error={message !== undefined}
      helperText={typeof message === 'string' ? message : undefined}
    />
  )
})

const SelectRow = memo(function SelectRow({ field }: { readonly field: MeasuredField }) {
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={field.name}
      rules={rulesOf(field)}
      render={({ field: { ref, name, value, onChange, onBlur }, fieldState: { error } }) => (
        <MuiSelect
          {...shared(field)}
          {...{ name, value, onChange, onBlur }}
          inputRef={ref}
          error={error !== undefined}
          helperText={error?.message}
        />
      )}
    />
  )
})

const CheckRow = memo(function CheckRow({ field }: { readonly field: MeasuredField }) {
  const { register, getValues } = useFormContext()
  const { ref, ...input } = register(field.name)
  return (
    <MuiCheck
      {...input}
      label={field.title}
      slotProps={{ input: { ref } }}
      id={field.name}
      defaultChecked={getValues(field.name) === true}
    />
  )
})

const ConditionalRow = memo(function ConditionalRow({
  field,
  on,
}: {
  readonly field: MeasuredField
  readonly on: string
}) {
  const { control } = useFormContext()
  const isShown: unknown = useWatch({ control, name: on })
  return isShown === true ? <FieldRow field={field} /> : null
})

const FieldRow = memo(function FieldRow({ field }: { readonly field: MeasuredField }) {
  if (field.kind === 'select') return <SelectRow field={field} />
  return field.kind === 'checkbox' ? <CheckRow field={field} /> : <TextRow field={field} />
})

/**
 * The same form as a careful programmer writes it: one memoised component per field; a keystroke renders nothing else.
 */
function HandWrittenForm() {
  const form = useForm<Record<string, unknown>>({ defaultValues: initialAnswers, mode: 'onTouched' })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        <Grid container spacing={2}>
          {fields.map((field) => (
            <Grid key={field.name} size={12}>
              {field.dependsOn === undefined ? (
                <FieldRow field={field} />
              ) : (
                <ConditionalRow field={field} on={field.dependsOn} />
              )}
            </Grid>
          ))}
        </Grid>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </form>
    </FormProvider>
  )
}

const isInDialog = new URLSearchParams(location.search).has('dialog')

show(
  isInDialog ? (
    <Dialog open fullWidth aria-labelledby="title">
      <DialogTitle id="title">Hand-written</DialogTitle>
      <DialogContent>
        <HandWrittenForm />
      </DialogContent>
    </Dialog>
  ) : (
    <HandWrittenForm />
  ),
)
