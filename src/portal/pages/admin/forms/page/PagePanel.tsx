import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { columnList, fieldsWithoutColumn } from '../../../../../engine/editing/column-fields.ts'
import { columnOutline } from '../../../../../engine/editing/column-outline.ts'
import { moveItemBy } from '../../../../../engine/editing/edits/items.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { Chip } from '../../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { MovableItem } from '../outline/MovableItem.tsx'
import { Outline, OutlineItems } from '../outline/outline-parts.ts'
import { useMoving } from '../outline/use-moving.ts'
import { useEdited } from '../session/editing-context.ts'
import { AddColumnDialog } from './AddColumnDialog.tsx'
import { columnIds } from './column-ids.ts'
import { PageProperties } from './PageProperties.tsx'

interface PagePanelProps {
  readonly onChoose: (column: string) => void
}

/** What a section's page shows: the columns of its table in their order, if it has one, and what concerns all of it. */
export function PagePanel({ onChoose }: PagePanelProps) {
  const { page } = useEdited().editing.document
  return (
    <>
      {page?.kind === 'collection' && <Columns onChoose={onChoose} />}
      <PageProperties />
    </>
  )
}

function Columns({ onChoose }: PagePanelProps) {
  const text = useText()
  const { editing } = useEdited()
  const [isAdding, setAdding] = useState(false)
  const { problem, announced, move } = useMoving()
  const columns = columnOutline(editing.document, editing.inherited)
  const canAdd = fieldsWithoutColumn(editing.document).length > 0
  return (
    <Outline>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <output className="rg-unseen">{announced}</output>
      <section aria-label={text('portal.editor.columns')}>
        <h2>{text('portal.editor.columns')}</h2>
        <OutlineItems>
          {columns.map(({ id, title, isAdded }, at) => (
            <li key={id}>
              <MovableItem
                label={title}
                ids={columnIds(id)}
                onOpen={() => onChoose(id)}
                onMove={(step) => {
                  const isAtEnd = at === (step === 'up' ? 0 : columns.length - 1)
                  const change = isAtEnd ? undefined : moveItemBy({ list: columnList, id }, step)
                  move({ label: title, ids: columnIds(id), step, change })
                }}
              >
                {isAdded && <Chip>{text('portal.editor.added')}</Chip>}
              </MovableItem>
            </li>
          ))}
        </OutlineItems>
      </section>
      {canAdd && (
        <div>
          <Button startIcon={<Add />} variant="outlined" onClick={() => setAdding(true)}>
            {text('portal.editor.add-column')}
          </Button>
        </div>
      )}
      {isAdding && <AddColumnDialog onAdded={onChoose} onClose={() => setAdding(false)} />}
    </Outline>
  )
}
