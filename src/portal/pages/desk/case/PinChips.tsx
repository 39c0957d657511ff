import { styled } from '@mui/material/styles'
import type { ShownPin } from '../../../../contract/case-question.ts'
import { LoadingBoundary } from '../../../../renderer/loading/LoadingBoundary.tsx'
import { RecordChip } from '../../../../renderer/pages/collection/RecordChip.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { pinKey } from '../../../cases/question-pins.ts'
import { usePinTitle } from '../../../cases/use-pin-title.ts'
import { usePublished } from '../../../forms/published-context.ts'

interface PinChipsProps {
  readonly pins: readonly ShownPin[]
  /** Adds a cross to each. */
  readonly onRemove?: (pin: ShownPin) => void
}

/** What a question is about, as chips. */
export function PinChips({ pins, onRemove }: PinChipsProps) {
  const text = useText()
  const published = usePublished()
  const shown = pins.filter((pin) => 'field' in pin || published.has(pin.section))
  if (shown.length === 0) return null
  return (
    <List aria-label={text('portal.desk.pinned-records')}>
      {shown.map((pin) => (
        <LoadingBoundary key={pinKey(pin)}>
          <PinChip pin={pin} onRemove={onRemove} />
        </LoadingBoundary>
      ))}
    </List>
  )
}

interface PinChipProps {
  readonly pin: ShownPin
  readonly onRemove: PinChipsProps['onRemove']
}

function PinChip({ pin, onRemove }: PinChipProps) {
  const text = useText()
  const remove = onRemove && { title: text('portal.desk.pin-remove'), onPress: () => onRemove(pin) }
  return <RecordChip text={usePinTitle(pin)} remove={remove} />
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))
