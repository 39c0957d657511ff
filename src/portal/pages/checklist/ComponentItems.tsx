import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ChecklistEntry } from '../../../renderer/pages/checklist/checklist-props.ts'
import { ItemStatus } from '../../../renderer/pages/checklist/ItemStatus.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'

/** The items that the form below completes; changes are announced. */
export function ComponentItems({ items }: { readonly items: readonly ChecklistEntry[] }) {
  const text = useText()
  return (
    <Card component="section" aria-label={text('portal.checklist.items')}>
      <Items>
        {items.map((item) => (
          <span key={item.description}>
            <strong>{item.description}</strong>
            <ItemStatus item={item} />
          </span>
        ))}
      </Items>
    </Card>
  )
}

const Items = styled('output')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
  },
}))
