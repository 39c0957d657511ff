import Button from '@mui/material/Button'
import { useCallback, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
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
  readonly isOff?: boolean
  readonly onGo?: () => void
  readonly back?: { readonly title: string; readonly onBack: () => void } | undefined
  /** What leads on, in place of the button. */
  readonly children?: ReactNode
}

/** What the case needs, and the way to complete it; goes on when every mandatory item is complete. */
export function NeededStep({ title, items, isComplete, isOff = false, here, onGo, back, children }: NeededStepProps) {
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
        whenComplete={
          <div style={{ marginBottom: 16 }}>
            <AlertBanner kind="success">{text('portal.begin.complete')}</AlertBanner>
          </div>
        }
      />
      {entries !== undefined && entries.length > 0 && (
        <p id={id}>
          {text('portal.begin.counted', countedIn(entries))}
          {!isComplete && <br />}
          {!isComplete && text('portal.begin.missing')}
        </p>
      )}
      {children}
      {onGo && (
        <StepButtons
          title={text('portal.assure.continue')}
          isOff={isOff || !isComplete}
          describedBy={isComplete ? undefined : id}
          onGo={onGo}
          back={back}
        />
      )}
    </>
  )
}

/** How many of the mandatory items pass. */
function countedIn(entries: readonly ChecklistEntry[]) {
  const mandatory = entries.filter((entry) => entry.mandatory)
  return { passed: mandatory.filter(({ passes }) => passes).length, asked: mandatory.length }
}
