import { useState } from 'react'
import type { ComponentProps } from 'react'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { processLists } from '../../../../../engine/editing/edits/process-items.ts'
import { itemOrder } from '../../../../../engine/editing/edits/items.ts'
import type { DeclaredPart, OpenedPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { Chip } from '../../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { MovableItem } from '../outline/MovableItem.tsx'
import { OutlineItems } from '../outline/outline-parts.ts'
import { movingItems } from '../outline/moving-items.ts'
import { useMoving } from '../outline/use-moving.ts'
import { AddStateDialog } from '../additions/AddStateDialog.tsx'
import { AddTransitionDialog } from '../additions/AddTransitionDialog.tsx'
import { useEdited } from '../session/editing-context.ts'
import { AddItemDialog } from './AddItemDialog.tsx'
import { partIds } from './part-paths.ts'

interface ItemListProps {
  readonly path: PartPath
  readonly opened: OpenedPart
  /** Those of its items that are drawn. */
  readonly shown: readonly DeclaredPart[]
  readonly onOpen: (path: PartPath) => void
}

/** The items of a list as they are shown to members; each can be opened, and moved where the list has an order. */
export function ItemList({ path, opened, shown, onOpen }: ItemListProps) {
  const text = useText()
  const { editing } = useEdited()
  const [isAdding, setAdding] = useState(false)
  const { problem, announced, movesOf } = useMoving()
  const { pointer, isMovable, isFree, naming } = opened
  const order = isMovable ? itemOrder(editing.document, pointer) : []
  const things = order.map((id) => ({ id, label: shown.find(({ step }) => step === id)?.label ?? id }))
  const moving = movingItems(pointer, things, (id) => partIds([...path, id]))
  const items = isMovable ? shown.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step)) : shown
  return (
    <>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <output className="rg-unseen">{announced}</output>
      <OutlineItems>
        {items.map(({ step, label, isAdded }) => (
          <li key={step}>
            <MovableItem
              label={label}
              ids={partIds([...path, step])}
              onOpen={() => onOpen([...path, step])}
              {...(isMovable && { moves: movesOf(moving, step) })}
            >
              {naming !== undefined && naming !== 'id' && label !== step && <small>{step}</small>}
              {isAdded && <Chip>{text('portal.editor.added')}</Chip>}
            </MovableItem>
          </li>
        ))}
      </OutlineItems>
      {isFree && (
        <div>
          <Button startIcon={<Add />} variant="outlined" onClick={() => setAdding(true)}>
            {text('portal.editor.add-item')}
          </Button>
        </div>
      )}
      {isAdding && (
        <AddHere {...{ opened }} onAdded={(step) => onOpen([...path, step])} onClose={() => setAdding(false)} />
      )}
    </>
  )
}

/** Asks for what a new item of a list needs; states and transitions are asked for as beside their diagram. */
function AddHere({ opened, ...others }: ComponentProps<typeof AddItemDialog>) {
  if (opened.pointer === processLists.states) return <AddStateDialog {...others} />
  if (opened.pointer === processLists.transitions) return <AddTransitionDialog from={undefined} {...others} />
  return <AddItemDialog opened={opened} {...others} />
}
