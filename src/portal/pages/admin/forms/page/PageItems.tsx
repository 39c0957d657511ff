import { useState } from 'react'
import type { ComponentType } from 'react'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { itemOutline } from '../../../../../engine/editing/item-outline.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { Chip } from '../../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { MovableItem } from '../outline/MovableItem.tsx'
import { Outline, OutlineItems } from '../outline/outline-parts.ts'
import { movingItems } from '../outline/moving-items.ts'
import { useMoving } from '../outline/use-moving.ts'
import { useEdited } from '../session/editing-context.ts'
import { itemIds } from './item-ids.ts'
import type { PageList } from './item-ids.ts'

/** What the dialog that adds an item is given. */
interface AddingProps {
  /** Gets the id of the item. */
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

interface PageItemsProps {
  readonly kind: PageList
  readonly title: string
  readonly list: JsonPointer
  readonly onChoose: (id: string) => void
  /** The button that adds an item, and what it asks; absent where nothing can be added. */
  readonly adding?: {
    readonly label: string
    readonly Dialog: ComponentType<AddingProps>
  }
}

/** The items of a list of a page in their order, e.g. the columns of its table; each can be opened and moved. */
export function PageItems({ kind, title, list, onChoose, adding }: PageItemsProps) {
  const text = useText()
  const { editing } = useEdited()
  const [isAdding, setAdding] = useState(false)
  const { problem, announced, movesOf } = useMoving()
  const items = itemOutline(editing.document, editing.inherited, list)
  const things = items.map((item) => ({ id: item.id, label: item.title }))
  const moving = movingItems(list, things, (id) => itemIds(kind, id))
  return (
    <Outline>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <output className="rg-unseen">{announced}</output>
      <section aria-label={title}>
        <h2>{title}</h2>
        <OutlineItems>
          {items.map(({ id, title: label, isAdded }) => (
            <li key={id}>
              <MovableItem
                label={label}
                ids={itemIds(kind, id)}
                onOpen={() => onChoose(id)}
                moves={movesOf(moving, id)}
              >
                {isAdded && <Chip>{text('portal.editor.added')}</Chip>}
              </MovableItem>
            </li>
          ))}
        </OutlineItems>
      </section>
      {adding && (
        <div>
          <Button startIcon={<Add />} variant="outlined" onClick={() => setAdding(true)}>
            {adding.label}
          </Button>
        </div>
      )}
      {isAdding && adding && <adding.Dialog onAdded={onChoose} onClose={() => setAdding(false)} />}
    </Outline>
  )
}
