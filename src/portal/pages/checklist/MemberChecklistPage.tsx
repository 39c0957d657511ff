import { useCallback } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link, useParams } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { ChecklistPage } from '../../../renderer/pages/ChecklistPage.tsx'
import type { ChecklistEntry } from '../../../renderer/pages/checklist/checklist-props.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { linkToItem } from '../../checklists/link-to-item.ts'
import { ownChecklistType, useChecklist } from '../../checklists/use-checklist.ts'
import { useDocument } from '../../forms/published-context.ts'
import { useUser } from '../../session/session-context.ts'
import { WayWhenComplete } from '../../cases/WayWhenComplete.tsx'
import { CategoryNotes } from './CategoryNotes.tsx'
import { ChecklistOutcome } from './ChecklistOutcome.tsx'

/** The checklist of a category, how much of it passes, and the notes for its applicants. */
export function MemberChecklistPage() {
  const { type = '' } = useParams()
  const user = useUser()
  const { page } = useDocument('pages/checklist')
  const { items, error, mutate } = useChecklist(type)
  const actionOf = useCallback((item: ChecklistEntry) => <CompleteButton item={item} from={type} />, [type])
  if (page?.kind !== 'checklist') return null
  return (
    <>
      <WayWhenComplete checklist={type} />
      <PageHeading title={page.title} lead={page.description} />
      {error ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : (
        <Columns>
          <ChecklistPage
            title={page.title}
            items={items}
            actionOf={actionOf}
            whenComplete={<ChecklistOutcome type={type} />}
          />
          <CategoryNotes category={type === user.type ? ownChecklistType(user) : type} />
        </Columns>
      )}
    </>
  )
}

interface CompleteButtonProps {
  readonly item: ChecklistEntry
  /** The checklist to return to. */
  readonly from: string
}

function CompleteButton({ item, from }: CompleteButtonProps) {
  const text = useText()
  return (
    <Button
      component={Link}
      {...linkToItem(item, from)}
      variant={item.mandatory ? 'contained' : 'outlined'}
      size="small"
      aria-label={text('portal.checklist.complete-item', { item: item.description })}
    >
      {text('portal.checklist.complete')}
    </Button>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: theme.spacing(5) },
}))
