import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { hasOtherRule, ownRule, showAsBelow, showWhen } from '../../../../../engine/editing/edits/show-when.ts'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import { fieldsInside } from '../../../../../engine/editing/declared-place.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { ChangedHere } from './ChangedHere.tsx'
import { Property } from './Property.tsx'
import { useAnswersTo } from './use-answers-to.ts'

/** Takes the place of a field's id; none is called so. */
const always = '*'

/** When the field is shown: as rules of the form say, always, or only with a certain answer to another field. */
export function WhenProperty({ path }: { readonly path: FieldPath }) {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const answersTo = useAnswersTo()
  const [own] = path
  if (path.length !== 1) return null
  const { document } = editing
  const others = fieldsInside(document, []).filter((name) => name !== own)
  const when = ownRule(document, path)?.['when']
  const isRuled = hasOtherRule(document, path)
  const { field, equals } = readTest(when)
  const values = field === undefined ? [] : answersTo(field)
  const set = (name: string, value: JsonValue) =>
    setProblem(editing.edit(showWhen(path, { value: `answers.${name}`, equals: value }), `when ${path.join('.')}`))
  const label = text('portal.property.when')
  return (
    <Property>
      <Row>
        <TextField
          select
          fullWidth
          size="small"
          label={label}
          value={field ?? ''}
          error={problem !== undefined}
          helperText={problem ?? text('portal.property.when-help')}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            if (target.value === '') setProblem(editing.edit(showAsBelow(path)))
            else if (target.value === always) setProblem(editing.edit(showWhen(path, undefined)))
            else set(target.value, answersTo(target.value)[0]?.value ?? '')
          }}
        >
          {isRuled && <option value="">{text('portal.property.when-declared')}</option>}
          <option value={isRuled ? always : ''}>{text('portal.property.when-always')}</option>
          {others.map((name) => (
            <option key={name} value={name}>
              {text('portal.property.when-field', { field: fieldLabel(document, [name]) })}
            </option>
          ))}
        </TextField>
        {field !== undefined && values.length > 0 && (
          <TextField
            select
            fullWidth
            size="small"
            label={text('portal.property.when-answer')}
            value={String(equals)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            onChange={({ target }) => {
              const value = values.find((one) => String(one.value) === target.value)
              if (value) set(field, value.value)
            }}
          >
            {values.map(({ value, name }) => (
              <option key={String(value)} value={String(value)}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        {field !== undefined && values.length === 0 && (
          <TextField
            fullWidth
            size="small"
            label={text('portal.property.when-answer')}
            value={String(equals ?? '')}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => set(field, target.value)}
          />
        )}
      </Row>
      {when !== undefined && (
        <ChangedHere property={label} onBack={() => setProblem(editing.edit(showAsBelow(path)))} />
      )}
    </Property>
  )
}

/** The other field and its answer, of a rule that this editor made. */
function readTest(when: JsonValue | undefined) {
  const value = isJsonObject(when) ? ownValue(when, 'value') : undefined
  const [, field] = typeof value === 'string' ? (/^answers\.(.+)$/.exec(value) ?? []) : []
  return { field, equals: isJsonObject(when) ? ownValue(when, 'equals') : undefined }
}

const Row = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }))
