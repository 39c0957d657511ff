import { memo, useRef } from 'react'
import type { JsonValue } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { ArrayNode } from '../../engine/fields/field-node.ts'
import { newRow } from '../../engine/fields/default-answers.ts'
import { fieldId } from '../store/field-id.ts'
import { useFormScope } from '../store/form-scope.ts'
import { textOption } from '../../engine/reading/ui-options.ts'
import { useSource } from '../store/use-source.ts'
import { Description } from '../templates/Description.tsx'
import { columnSpan } from '../templates/FieldFrame.tsx'
import { ListRow } from '../templates/ListRow.tsx'
import { useText } from '../texts/use-text.ts'
import { ColumnTitles } from './ColumnTitles.tsx'
import { ListProblems } from './ListProblems.tsx'
import { ObjectIssues } from './ObjectIssues.tsx'
import { useRows } from './use-rows.ts'

export interface ArrayFieldProps {
  readonly node: ArrayNode
  readonly pointer: JsonPointer
}

/** A list whose rows the user adds, removes, moves and copies as the UI schema allows. */
export const ArrayField = memo(function ArrayField({ node, pointer }: ArrayFieldProps) {
  const { store, idPrefix, readOnly, Field } = useFormScope()
  const { visible, enabled, required } = useSource(store.stateSource(pointer))
  const rows = useRows(store, pointer)
  const list = useRef<HTMLFieldSetElement>(null)
  const text = useText()
  if (!visible) return null
  const { options, schema } = node
  const id = fieldId(idPrefix, pointer)
  const isFixed = readOnly || !enabled || options['readonly'] === true || options['disabled'] === true
  const may = (action: string, otherwise: boolean) => !isFixed && (options[action] ?? otherwise) === true
  const count = rows.keys.length
  const canAdd = may('addable', true) && count < numberOr(schema['maxItems'], Number.POSITIVE_INFINITY)
  const description = textOption(options, 'description') ?? textOption(schema, 'description')
  return (
    <fieldset
      className={options['layout'] === 'table' ? 'rg-object rg-list rg-table' : 'rg-object rg-list'}
      id={id}
      data-field={id}
      ref={list}
      style={{ gridColumn: columnSpan(options['columns']) }}
    >
      <legend className={options['label'] === false ? 'rg-unseen' : 'rg-legend'}>
        {node.title}
        {required && (
          <span className="rg-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <Description text={description} options={options} />
      <ObjectIssues pointer={pointer} />
      <ListProblems pointer={pointer} />
      {options['layout'] === 'table' && count > 0 && <ColumnTitles item={node.item} />}
      {count === 0 && <p className="rg-empty-list">{textOption(options, 'emptyText') ?? text('renderer.list.none')}</p>}
      {rows.keys.map((key, index) => (
        <ListRow
          key={key}
          name={`${node.title} ${index + 1}`}
          onRemove={
            may('removable', true) && count > numberOr(schema['minItems'], 0) ? () => removeRow(index) : undefined
          }
          onMoveUp={may('orderable', true) && index > 0 ? () => rows.swap(index, index - 1) : undefined}
          onMoveDown={may('orderable', true) && index < count - 1 ? () => rows.swap(index, index + 1) : undefined}
          onCopy={may('copyable', false) && canAdd ? () => rows.copy(index) : undefined}
        >
          <Field node={node.item} pointer={`${pointer}/${index}`} />
        </ListRow>
      ))}
      {canAdd && (
        <button type="button" className="rg-add" onClick={() => rows.add(newRow(node))}>
          <span aria-hidden="true">+</span>{' '}
          {textOption(options, 'addText') ??
            text('renderer.list.add', { item: node.item.title === '' ? text('renderer.list.item') : node.item.title })}
        </button>
      )}
    </fieldset>
  )

  /** Keeps the focus in the list, on the button that adds a row, instead of losing it to the page. */
  function removeRow(index: number): void {
    rows.remove(index)
    list.current?.querySelector<HTMLButtonElement>(':scope > .rg-add')?.focus()
  }
})

function numberOr(value: JsonValue | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
