import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { setWidth } from '../../../../../engine/editing/edits/field-values.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { OriginLine } from './OriginLine.tsx'
import { Property } from './Property.tsx'
import type { PropertyProps } from './property-props.ts'

/** Widths in twelfths of the form. */
const widths = [
  { name: 'whole', columns: 12 },
  { name: 'two-thirds', columns: 8 },
  { name: 'half', columns: 6 },
  { name: 'third', columns: 4 },
  { name: 'quarter', columns: 3 },
] as const

/** How much of a row the field takes. */
export function WidthProperty({ path, place }: PropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const pointer = `${place.ui}/ui:options/columns`
  const value = getAt(editing.document, pointer)
  const label = text('portal.property.width')
  return (
    <Property>
      <TextField
        select
        fullWidth
        size="small"
        label={label}
        value={typeof value === 'number' ? value : ''}
        error={problem !== undefined}
        helperText={problem ?? text('portal.property.width-help')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => {
          const width = widths.find(({ columns }) => String(columns) === target.value)
          setProblem(editing.edit(setWidth(path, width?.columns)))
        }}
      >
        <option value="">{text('portal.property.width.none')}</option>
        {typeof value === 'number' && !widths.some(({ columns }) => columns === value) && (
          <option value={value}>{value} / 12</option>
        )}
        {widths.map(({ name, columns }) => (
          <option key={name} value={columns}>
            {text(`portal.property.width.${name}`)}
          </option>
        ))}
      </TextField>
      <OriginLine pointer={pointer} property={label} onProblem={setProblem} />
    </Property>
  )
}
