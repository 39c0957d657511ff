import { fittingFormats } from '../../../../../engine/editing/column-fields.ts'
import { columnOutline } from '../../../../../engine/editing/item-outline.ts'
import {
  formatColumn,
  maskColumn,
  setInColumn,
  sortColumn,
  takeColumn,
} from '../../../../../engine/editing/edits/columns.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FlagProperty } from '../properties/FlagProperty.tsx'
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx'
import { SelectProperty } from '../properties/SelectProperty.tsx'
import { TakeAway } from '../properties/TakeAway.tsx'
import { TextProperty } from '../properties/TextProperty.tsx'
import { useEdited } from '../session/editing-context.ts'
import { useColumn } from './use-column.ts'

interface ColumnPropertiesProps {
  readonly id: string
  readonly onBack: () => void
  /** The column was taken away. */
  readonly onTaken: () => void
}

const sorts = ['ascending', 'descending', 'none'] as const

/** Everything of one column that can be changed here, each with its origin and a way back to what it inherits. */
export function ColumnProperties({ id, onBack, onTaken }: ColumnPropertiesProps) {
  const text = useText()
  const { editing } = useEdited()
  const outlined = columnOutline(editing.document, editing.inherited).find((column) => column.id === id)
  const column = useColumn(id)
  if (!outlined || !column) return null
  const { pointer, field, title, isAdded } = outlined
  const { format = 'text', masked, states } = column
  const fitting = fittingFormats(editing.document, field)
  const formats = fitting.includes(format) ? fitting : [format, ...fitting]
  return (
    <PropertiesPanel
      title={title}
      isAdded={isAdded}
      takesFocus
      back={text('portal.editor.all-columns')}
      onBack={onBack}
    >
      <TextProperty
        label={text('portal.property.heading')}
        help={text('portal.property.heading-help')}
        pointer={`${pointer}/title`}
        mostLetters={100}
        change={(typed) =>
          typed.trim() === '' ? text('portal.editor.heading-missing') : setInColumn(id, 'title', typed)
        }
      />
      {formats.length > 1 && (
        <SelectProperty
          label={text('portal.property.format')}
          help={text('portal.property.format-help')}
          pointer={`${pointer}/format`}
          change={(chosen) => formatColumn(id, chosen === '' ? undefined : chosen)}
          options={formats.map((one) => ({
            value: one === 'text' ? '' : one,
            label: text(`portal.property.format.${one}`),
          }))}
        />
      )}
      <SelectProperty
        label={text('portal.property.sort')}
        help={text('portal.property.sort-help')}
        pointer={`${pointer}/sort`}
        change={(chosen) =>
          sortColumn(
            id,
            sorts.find((one) => one === chosen),
          )
        }
        options={[
          { value: '', label: text('portal.property.sort.free') },
          ...sorts.map((one) => ({ value: one, label: text(`portal.property.sort.${one}`) })),
        ]}
      />
      {!masked && format !== 'file' && (
        <SelectProperty
          label={text('portal.property.filter')}
          help={text('portal.property.filter-help')}
          pointer={`${pointer}/filter`}
          change={(chosen) => setInColumn(id, 'filter', chosen === '' ? undefined : chosen)}
          options={[
            { value: '', label: text('portal.property.filter.none') },
            { value: 'choice', label: text('portal.property.filter.choice') },
            ...(format === 'date' ? [{ value: 'year', label: text('portal.property.filter.year') }] : []),
          ]}
        />
      )}
      <TextProperty
        label={text('portal.property.empty-cell')}
        help={text('portal.property.empty-cell-help')}
        pointer={`${pointer}/empty`}
        mostLetters={100}
        change={(typed) => setInColumn(id, 'empty', typed === '' ? undefined : typed)}
      />
      {(format === 'number' || format === 'money') && (
        <FlagProperty
          label={text('portal.property.sum')}
          help={text('portal.property.sum-help')}
          pointer={`${pointer}/sum`}
          change={(isOn) => setInColumn(id, 'sum', isOn ? true : undefined)}
        />
      )}
      {format === 'text' && states === undefined && fitting.includes('text') && (
        <FlagProperty
          label={text('portal.property.masked')}
          help={text('portal.property.masked-help')}
          pointer={`${pointer}/masked`}
          change={(isOn) => maskColumn(id, isOn)}
        />
      )}
      <TakeAway label={text('portal.editor.take-column')} change={takeColumn(id)} onTaken={onTaken} />
    </PropertiesPanel>
  )
}
