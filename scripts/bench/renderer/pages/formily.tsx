import { createForm } from '@formily/core'
import type { Field as FormilyField, IFieldProps } from '@formily/core'
import { Field, FormProvider, observer, useField } from '@formily/react'
import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import type { MeasuredField, MeasuredKind } from '../measured-form.ts'
import { MuiCheck, MuiSelect, MuiText } from './mui-inputs.tsx'
import { fields, initialAnswers } from './measured-answers.ts'
import { show } from './show.tsx'

const rules: Readonly<Record<MeasuredKind, IFieldProps['validator']>> = {
  text: [
    { min: 2, message: 'Too short' },
    { max: 400, message: 'Too long' },
  ],
  number: [
    { minimum: 0, message: 'Too small' },
    { maximum: 100_000, message: 'Too large' },
  ],
  email: [{ pattern: /^[^@\s]+@[^@\s]+$/, message: 'Not an e-mail address' }],
  date: [],
  select: [],
  checkbox: [],
  textarea: [
    { min: 2, message: 'Too short' },
    { max: 2000, message: 'Too long' },
  ],
}

/** What Formily passes to a field's component, after what the field's definition does. */
interface BoundProps {
  readonly kind: MeasuredKind
  readonly id: string
  readonly value?: unknown
  readonly onChange?: (event: unknown) => void
  readonly onBlur?: () => void
}

/** The inputs of the hand-written form, bound to the field around them. */
const BoundInput = observer(function BoundInput({ kind, id, value, onChange, onBlur }: BoundProps) {
  const { title, required, selfErrors } = useField<FormilyField>()
  const label = String(title)
  if (kind === 'checkbox') return <MuiCheck {...{ id, label, onChange, onBlur }} checked={value === true} />
  const [message] = selfErrors
  const shared = { id, label, required, onChange, onBlur, error: message !== undefined, helperText: message }
  return kind === 'select' ? (
    <MuiSelect {...shared} value={value ?? ''} />
  ) : (
    <MuiText {...shared} kind={kind} value={value ?? ''} />
  )
})

function FieldRow({ field: { name, title, kind, isRequired, dependsOn } }: { readonly field: MeasuredField }) {
  const follow = (field: FormilyField) => {
    field.visible = field.query(dependsOn ?? '').value() === true
  }
  return (
    <Field
      name={name}
      title={title}
      required={isRequired || dependsOn !== undefined}
      validator={rules[kind]}
      reactions={dependsOn === undefined ? [] : [follow]}
      component={[BoundInput, { id: name, kind }]}
    />
  )
}

const form = createForm({ initialValues: initialAnswers })

/** The same form with Formily, whose fields render by themselves when their own state changes. */
function FormilyForm() {
  return (
    <FormProvider form={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Rejects with the errors, which the fields show.
          form.submit().catch(() => {})
        }}
      >
        <Grid container spacing={2}>
          {fields.map((field) => (
            <Grid key={field.name} size={12}>
              <FieldRow field={field} />
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

show(<FormilyForm />)
