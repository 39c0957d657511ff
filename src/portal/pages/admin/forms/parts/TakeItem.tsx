import { takeItem } from '../../../../../engine/editing/edits/items.ts'
import { takeFromList } from '../../../../../engine/editing/edits/list-items.ts'
import type { DeclaredPart, OpenedPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import { parsePointer } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { TakeAway } from '../properties/TakeAway.tsx'

interface TakeItemProps {
  readonly list: OpenedPart
  readonly item: DeclaredPart
  readonly onTaken: () => void
}

/** Takes an item away from its list, where the list may be changed. */
export function TakeItem({ list, item, onTaken }: TakeItemProps) {
  const text = useText()
  if (!list.isFree || (list.keepsOthers && !item.isAdded)) return null
  const change = list.isMovable
    ? takeItem({ list: list.pointer, id: item.step })
    : takeFromList(list.pointer, Number(parsePointer(item.pointer).at(-1)))
  return (
    <TakeAway
      label={text('portal.editor.take-item')}
      change={change}
      of={list.isMovable ? item.step : undefined}
      onTaken={onTaken}
    />
  )
}
