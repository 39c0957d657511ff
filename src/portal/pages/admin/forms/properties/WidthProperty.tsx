import { setWidth } from '../../../../../engine/editing/edits/field-values.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import type { PropertyProps } from './property-props.ts'
import { SelectProperty } from './SelectProperty.tsx'

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
  const pointer = `${place.ui}/ui:options/columns`
  const value = getAt(editing.document, pointer)
  return (
    <SelectProperty
      label={text('portal.property.width')}
      help={text('portal.property.width-help')}
      pointer={pointer}
      change={(chosen) => setWidth(path, chosen === '' ? undefined : Number(chosen))}
      options={[
        { value: '', label: text('portal.property.width.none') },
        ...(typeof value === 'number' && !widths.some(({ columns }) => columns === value)
          ? [{ value, label: `${value} / 12` }]
          : []),
        ...widths.map(({ name, columns }) => ({ value: columns, label: text(`portal.property.width.${name}`) })),
      ]}
    />
  )
}
