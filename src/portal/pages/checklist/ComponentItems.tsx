import type { ReactNode } from 'react'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ChecklistEntry } from '../../../renderer/pages/checklist/checklist-props.ts'
import { ItemStatus } from '../../../renderer/pages/checklist/ItemStatus.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'

interface ComponentItemsProps {
  readonly items: readonly ChecklistEntry[]
  /** The way on. */
  readonly children: ReactNode
}

/** The items that the form below completes; changes are announced. */
export function ComponentItems({ items, children }: ComponentItemsProps) {
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
      <Onward>{children}</Onward>
    </Card>
  )
}

const Onward = styled('div')(({ theme }) => ({ padding: theme.spacing(0, 2, 2), '&:empty': { display: 'none' } }))

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
