import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { fieldOutline } from '../../../../../engine/editing/field-outline.ts'
import type { OutlinedField } from '../../../../../engine/editing/field-outline.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { moveFieldBy } from '../../../../../engine/editing/edits/move-field.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { Chip } from '../../../../../renderer/feedback/Chip.tsx'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddFieldDialog } from './AddFieldDialog.tsx'
import { outlineIds } from './outline-ids.ts'
import { useEdited } from '../session/editing-context.ts'
import { useFocusNext } from '../session/use-focus-next.ts'

interface FieldOutlineProps {
  readonly onChoose: (path: FieldPath) => void
}

/** The form's fields in their order, hidden ones included; each can be opened and moved. */
export function FieldOutline({ onChoose }: FieldOutlineProps) {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [moved, setMoved] = useState('')
  const focusNext = useFocusNext()
  const groups = fieldOutline(editing.document, editing.inherited)
  const move: Move = (field, step, isAtEnd) => {
    const refused = isAtEnd ? undefined : editing.edit(moveFieldBy(field.path, step))
    setProblem(refused)
    if (refused !== undefined) return
    setMoved(text(isAtEnd ? `portal.editor.stays-${step}` : `portal.editor.moved-${step}`, { field: field.label }))
    focusNext(outlineIds(field.path)[step])
  }
  return (
    <Outline>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <output className="rg-unseen">{moved}</output>
      {groups.map(({ title, fields }, g) => (
        <section key={title ?? g} aria-label={title ?? text('portal.editor.fields')}>
          {title !== undefined && <h3>{title}</h3>}
          <FieldItems
            fields={fields}
            isFirst={g === 0}
            isLast={g === groups.length - 1}
            onChoose={onChoose}
            onMove={move}
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
type Move = (field: OutlinedField, step: 'up' | 'down', isAtEnd: boolean) => void

interface FieldItemsProps extends FieldOutlineProps {
  readonly fields: readonly OutlinedField[]
  /** Whether it is the first, or last, of the groups among which its fields move. */
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: Move
}

function FieldItems({ fields, isFirst, isLast, onChoose, onMove }: FieldItemsProps) {
  const text = useText()
  return (
    <Items>
      {fields.map((field, at) => (
        <li key={field.path.join('.')}>
          <div>
            <Name type="button" id={outlineIds(field.path).open} onClick={() => onChoose(field.path)}>
              <span>
                <BreakableText>{field.label}</BreakableText>
              </span>
              {field.isRequired && <Chip>{text('portal.editor.required')}</Chip>}
              {field.isHidden && <Chip>{text('portal.editor.hidden')}</Chip>}
              {field.isAdded && <Chip>{text('portal.editor.added')}</Chip>}
            </Name>
            <IconButton
              size="small"
              id={outlineIds(field.path).up}
              aria-label={text('portal.editor.move-up', { field: field.label })}
              onClick={() => onMove(field, 'up', isFirst && at === 0)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              id={outlineIds(field.path).down}
              aria-label={text('portal.editor.move-down', { field: field.label })}
              onClick={() => onMove(field, 'down', isLast && at === fields.length - 1)}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </div>
          {field.fields.length > 0 && (
            <FieldItems fields={field.fields} isFirst isLast onChoose={onChoose} onMove={onMove} />
          )}
        </li>
      ))}
    </Items>
  )
}

const Outline = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5, 1) },
}))

const Items = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { marginInlineStart: theme.spacing(2), borderInlineStart: '1px solid var(--mui-palette-divider)' },
  '& li > div': { display: 'flex', alignItems: 'center' },
  '& li > div:hover': { background: 'var(--mui-palette-action-hover)', borderRadius: 8 },
}))

const Name = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.5, 1),
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
}))
