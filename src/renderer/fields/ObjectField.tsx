import { Fragment, memo } from 'react'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { NodeGroup, ObjectNode } from '../../engine/fields/field-node.ts'
import { fieldId } from '../store/field-id.ts'
import { fieldElements } from './field-parts.ts'
import { gridBlocks } from './grid-blocks.ts'
import { useFormScope } from '../store/form-scope.ts'
import { textOption } from '../../engine/reading/ui-options.ts'
import { useSource } from '../store/use-source.ts'
import { columnSpan } from '../templates/FieldFrame.tsx'
import { Description } from '../templates/Description.tsx'
import { Part } from '../templates/Part.tsx'
import { ObjectIssues } from './ObjectIssues.tsx'

export interface ObjectFieldProps {
  readonly node: ObjectNode
  readonly pointer: JsonPointer
}

/** An object's fields in their groups. It renders only when the object appears or disappears as a whole. */
export const ObjectField = memo(function ObjectField({ node, pointer }: ObjectFieldProps) {
  const { store, idPrefix, hideTitle } = useFormScope()
  const { visible } = useSource(store.stateSource(pointer))
  if (!visible) return null
  const { options, schema } = node
  const title = pointer === '' ? (textOption(options, 'title') ?? textOption(schema, 'title')) : node.title
  const description = textOption(options, 'description') ?? textOption(schema, 'description')
  const id = fieldId(idPrefix, pointer)
  const isHidden = options['label'] === false || (pointer === '' && hideTitle)
  const hasLegend = title !== undefined && title !== '' && !isHidden
  const groups = node.groups.map((group) => (
    <Group key={group.id} group={group} node={node} pointer={pointer} id={id} />
  ))
  if (pointer === '' && !hasLegend && description === undefined) return groups
  return (
    <fieldset className="rg-object" id={id} data-field={id} style={{ gridColumn: columnSpan(options['columns']) }}>
      {hasLegend && <legend className={pointer === '' ? 'rg-form-title' : 'rg-legend'}>{title}</legend>}
      <Description text={description} options={options} />
      <ObjectIssues pointer={pointer} />
      {groups}
    </fieldset>
  )
})

/** The estimated height of a field, in rem, until its block has been laid out for the first time. */
const rowHeight = 6

interface GroupProps {
  readonly group: NodeGroup
  /** The object. */
  readonly node: ObjectNode
  readonly pointer: JsonPointer
  readonly id: string
}

function Group({ group, node, pointer, id }: GroupProps) {
  const { readOnly, Field } = useFormScope()
  const blocks = gridBlocks(group.children)
  const grid = readOnly ? 'rg-grid rg-answers' : 'rg-grid'
  const fields = blocks.map((children) => (
    <div
      key={children[0]?.name}
      className={blocks.length > 1 ? `${grid} rg-block` : grid}
      style={blocks.length > 1 ? { containIntrinsicBlockSize: `auto ${children.length * rowHeight}rem` } : undefined}
    >
      {children.map((child) => {
        const at = `${pointer}/${escapeSegment(child.name)}`
        const field = <Field key={child.name} node={child} pointer={at} />
        if (node.elements.length === 0) return field
        return (
          <Fragment key={child.name}>
            <Part
              of={fieldElements}
              props={{ elements: node.elements.filter(({ above }) => above === child.name), pointer: at }}
            />
            {field}
            <Part
              of={fieldElements}
              props={{ elements: node.elements.filter(({ below }) => below === child.name), pointer: at }}
            />
          </Fragment>
        )
      })}
    </div>
  ))
  if (group.title === undefined) return fields
  const titleId = `${id}-group-${group.id}`
  return (
    <section className="rg-group" aria-labelledby={titleId}>
      <div className="rg-group-head">
        <h3 className="rg-group-title" id={titleId}>
          {group.title}
        </h3>
        {group.description !== undefined && <p className="rg-description">{group.description}</p>}
      </div>
      {fields}
    </section>
  )
}
