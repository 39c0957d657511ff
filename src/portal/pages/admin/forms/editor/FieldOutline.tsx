import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import Edit from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { fieldOutline } from '../../../../../engine/editing/field-outline.ts'
import type { OutlinedField } from '../../../../../engine/editing/field-outline.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { moveFieldBy } from '../../../../../engine/editing/edits/move-field.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { Chip } from '../../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { MovableItem } from '../outline/MovableItem.tsx'
import type { Step } from '../outline/MovableItem.tsx'
import { Outline, OutlineItems } from '../outline/outline-parts.ts'
import { useMoving } from '../outline/use-moving.ts'
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
  const { editing } = useEdited()
  const [isAdding, setAdding] = useState(false)
  const { problem, announced, move } = useMoving()
  const groups = fieldOutline(editing.document, editing.inherited)
  const moveField: Move = ({ path, label }, step, isAtEnd) =>
    move({ label, ids: outlineIds(path), step, change: isAtEnd ? undefined : moveFieldBy(path, step) })
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
          <FieldItems
            fields={fields}
            isFirst={g === 0}
            isLast={g === groups.length - 1}
            onChoose={onChoose}
            onMove={moveField}
          />
        </section>
      ))}
      <div>
        <Button startIcon={<Add />} variant="outlined" onClick={() => setAdding(true)}>
          {text('portal.editor.add-field')}
        </Button>
      </div>
      {isAdding && <AddFieldDialog onAdded={onChoose} onClose={() => setAdding(false)} />}
    </Outline>
  )
}

/** Moves a field by one, or announces that it is at its end already. */
type Move = (field: OutlinedField, step: Step, isAtEnd: boolean) => void

interface FieldItemsProps extends Pick<FieldOutlineProps, 'onChoose'> {
  readonly fields: readonly OutlinedField[]
  /** Whether it is the first, or last, of the groups among which its fields move. */
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: Move
}

function FieldItems({ fields, isFirst, isLast, onChoose, onMove }: FieldItemsProps) {
  const text = useText()
  return (
    <OutlineItems>
      {fields.map((field, at) => (
        <li key={field.path.join('.')}>
          <MovableItem
            label={field.label}
            ids={outlineIds(field.path)}
            onOpen={() => onChoose(field.path)}
            onMove={(step) =>
              onMove(field, step, step === 'up' ? isFirst && at === 0 : isLast && at === fields.length - 1)
            }
          >
            {field.isRequired && <Chip>{text('portal.editor.required')}</Chip>}
            {field.isHidden && <Chip>{text('portal.editor.hidden')}</Chip>}
            {field.isAdded && <Chip>{text('portal.editor.added')}</Chip>}
          </MovableItem>
          {field.fields.length > 0 && (
            <FieldItems fields={field.fields} isFirst isLast onChoose={onChoose} onMove={onMove} />
          )}
        </li>
      ))}
    </OutlineItems>
  )
}

const GroupHeading = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, '& h2': { flex: 1, minWidth: 0 } })
