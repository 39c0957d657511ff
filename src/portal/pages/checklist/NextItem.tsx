import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { mayBeSubmitted } from '../../../engine/checklist/evaluate-checklist.ts'
import type { ChecklistEntry } from '../../../renderer/pages/checklist/checklist-props.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { linkToItem } from '../../checklists/link-to-item.ts'

interface NextItemProps {
  /** The whole checklist. */
  readonly all: readonly ChecklistEntry[]
  /** What the user came to complete. */
  readonly here: readonly ChecklistEntry[]
  /** The checklist's type. */
  readonly from: string
}

/** Leads to the next mandatory item that is not complete, as soon as what the user came for is. */
export function NextItem({ all, here, from }: NextItemProps) {
  const text = useText()
  const next = all.find(({ mandatory, passes }) => mandatory && !passes)
  if (!next || !mayBeSubmitted(here)) return null
  return (
    <Button component={Link} {...linkToItem(next, from)} variant="contained" endIcon={<ArrowForward />}>
      {text('portal.checklist.next', { item: next.description })}
    </Button>
  )
}
