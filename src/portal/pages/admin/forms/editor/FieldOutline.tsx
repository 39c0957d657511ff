import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import Edit from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { fieldOutline } from '../../../../../engine/editing/field-outline.ts'
import type { OutlinedField } from '../../../../../engine/editing/field-outline.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { moveField, moveFieldBy } from '../../../../../engine/editing/edits/move-field.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { Chip } from '../../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { MovableItem } from '../outline/MovableItem.tsx'
import { Outline, OutlineItems } from '../outline/outline-parts.ts'
import { useMoving } from '../outline/use-moving.ts'
import type { ItemMoves, MovingList } from '../outline/use-moving.ts'
import { AddFieldDialog } from './AddFieldDialog.tsx'
import { groupButton, outlineIds } from './outline-ids.ts'
import { useEdited } from '../session/editing-context.ts'

interface FieldOutlineProps {
  readonly onChoose: (path: FieldPath) => void
  /** Gets the id of a group of fields. */
  readonly onChooseGroup: (id: string) => void
}

/** The form's fields in their order, hidden ones included; each can be opened and moved. */
export function FieldOutline({ onChoose, onChooseGroup }: FieldOutlineProps) {
  const text = useText()
  const { editing, form } = useEdited()
  const [isAdding, setAdding] = useState(false)
  const { problem, announced, movesOf } = useMoving()
  const groups = fieldOutline(editing.document, editing.inherited)
  const movesIn: MovesIn = (around, siblings) => {
    const pathOf = (name: string) => [...around, name]
    const moving: MovingList = {
      name: around.join('.'),
      groups: siblings.map((group) => group.map(({ path, label }) => ({ id: nameIn(path), label }))),
      idsOf: (name) => outlineIds(pathOf(name)),
      stepped: (name, step) => moveFieldBy(pathOf(name), step),
      moved: (name, beside) => moveField(pathOf(name), beside),
    }
    return (path) => movesOf(moving, nameIn(path))
  }
  const movesOfTop = movesIn(
    [],
    groups.map(({ fields }) => fields),
  )
  // The preview beside it has regions with the titles alone.
  const nameOf = (title: string | undefined) =>
    title === undefined ? text('portal.editor.fields') : text('portal.editor.fields-of', { group: title })
  return (
    <Outline>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <output className="rg-unseen">{announced}</output>
      {groups.map(({ heading, fields }, g) => (
        <section key={heading?.id ?? g} aria-label={nameOf(heading?.title)}>
          {heading !== undefined && (
            <GroupHeading>
              <h2>{heading.title}</h2>
              <IconButton
                size="small"
                id={groupButton(heading.id)}
                aria-label={text('portal.editor.change-group', { group: heading.title })}
                onClick={() => onChooseGroup(heading.id)}
              >
                <Edit fontSize="small" />
              </IconButton>
            </GroupHeading>
          )}
          <FieldItems fields={fields} onChoose={onChoose} movesOf={movesOfTop} movesIn={movesIn} />
        </section>
      ))}
      {form.fixed === true && form.kind !== 'entrance' && <p>{text('portal.editor.fixed-fields')}</p>}
      {form.fixed !== true && form.kind !== 'entrance' && (
        <div>
          <Button startIcon={<Add />} variant="outlined" onClick={() => setAdding(true)}>
            {text('portal.editor.add-field')}
          </Button>
        </div>
      )}
      {isAdding && <AddFieldDialog onAdded={onChoose} onClose={() => setAdding(false)} />}
    </Outline>
  )
}

/** How fields of an object move, by its path and with its fields by group. */
type MovesIn = (around: FieldPath, siblings: readonly (readonly OutlinedField[])[]) => (path: FieldPath) => ItemMoves

const nameIn = (path: FieldPath): string => path.at(-1) ?? ''

interface FieldItemsProps extends Pick<FieldOutlineProps, 'onChoose'> {
  readonly fields: readonly OutlinedField[]
  readonly movesOf: (path: FieldPath) => ItemMoves
  readonly movesIn: MovesIn
}

function FieldItems({ fields, onChoose, movesOf, movesIn }: FieldItemsProps) {
  const text = useText()
  return (
    <OutlineItems>
      {fields.map((field) => (
        <li key={field.path.join('.')}>
          <MovableItem
            label={field.label}
            ids={outlineIds(field.path)}
            onOpen={() => onChoose(field.path)}
            moves={movesOf(field.path)}
          >
            {field.isRequired && <Chip>{text('portal.editor.required')}</Chip>}
            {field.isHidden && <Chip>{text('portal.editor.hidden')}</Chip>}
            {field.isAdded && <Chip>{text('portal.editor.added')}</Chip>}
          </MovableItem>
          {field.fields.length > 0 && (
            <FieldItems
              fields={field.fields}
              onChoose={onChoose}
              movesOf={movesIn(field.path, [field.fields])}
              movesIn={movesIn}
            />
          )}
        </li>
      ))}
    </OutlineItems>
  )
}

const GroupHeading = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, '& h2': { flex: 1, minWidth: 0 } })
