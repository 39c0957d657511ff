import { useState } from 'react'
import Button from '@mui/material/Button'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { ConfirmDialog } from '../../../../../renderer/feedback/ConfirmDialog.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useTitle } from '../../../../language/use-title.ts'
import { useUses } from '../uses/use-uses.ts'
import { useEdited } from '../session/editing-context.ts'
import { Property } from './Property.tsx'

interface TakeAwayProps {
  readonly label: string
  readonly change: Edit
  /** The field, or the id of the item, that other places may refer to. */
  readonly of?: string | undefined
  readonly onTaken: () => void
}

/** Takes a part of a form or table away, once asked where other places use it, or says why that cannot be. */
export function TakeAway({ label, change, of, onTaken }: TakeAwayProps) {
  const { editing } = useEdited()
  const text = useText()
  const title = useTitle()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const uses = (useUses() ?? []).filter((use) => of !== undefined && use.of === of)
  const take = () => {
    setAsking(false)
    const refused = editing.edit(change)
    setProblem(refused)
    if (refused === undefined) onTaken()
  }
  return (
    <Property>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <div>
        <Button color="error" variant="outlined" onClick={uses.length > 0 ? () => setAsking(true) : take}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        destructive
        title={text('portal.uses.count', { count: uses.length })}
        text={text('portal.uses.sure', { places: [...new Set(uses.map((use) => title(use.title)))].join(', ') })}
        confirm={label}
        onConfirm={take}
        onCancel={() => setAsking(false)}
      />
    </Property>
  )
}
