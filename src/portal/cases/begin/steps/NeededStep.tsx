import Button from '@mui/material/Button'
import { useCallback, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { NewCase } from '../../../../contract/new-case.ts'
import { ChecklistPage } from '../../../../renderer/pages/ChecklistPage.tsx'
import type { ChecklistEntry } from '../../../../renderer/pages/checklist/checklist-props.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { linkToItem } from '../../../checklists/link-to-item.ts'
import type { WayBack } from '../../../checklists/link-to-item.ts'
import { readItem } from '../../../checklists/use-checklist.ts'
import { StepButtons } from './StepFrame.tsx'

interface NeededStepProps {
  readonly title: string
  /** Undefined while they load. */
  readonly items: NewCase['checklists'][number]['items'] | undefined
  readonly isComplete: boolean
  /** Where the pages that complete an item lead back to. */
  readonly here: WayBack
  readonly onGo: () => void
  readonly back: { readonly title: string; readonly onBack: () => void } | undefined
}

/** What the case needs, and the way to complete it; goes on when every mandatory item is complete. */
export function NeededStep({ title, items, isComplete, here, onGo, back }: NeededStepProps) {
  const text = useText()
  const id = useId()
  const entries = useMemo(() => items?.map(readItem), [items])
  const actionOf = useCallback(
    (item: ChecklistEntry) => (
      <Button
        component={Link}
        {...linkToItem(item, here)}
        variant={item.mandatory ? 'contained' : 'outlined'}
        size="small"
        aria-label={text('portal.checklist.complete-item', { item: item.description })}
      >
        {text('portal.checklist.complete')}
      </Button>
    ),
    [here, text],
  )
  return (
    <>
      <ChecklistPage
        title={title}
        items={entries}
        actionOf={actionOf}
        whenComplete={<AlertBanner kind="success">{text('portal.begin.complete')}</AlertBanner>}
      />
      {!isComplete && <p id={id}>{text('portal.begin.missing')}</p>}
      <StepButtons
        title={text('portal.assure.continue')}
        isOff={!isComplete}
        describedBy={isComplete ? undefined : id}
        onGo={onGo}
        back={back}
      />
    </>
  )
}
