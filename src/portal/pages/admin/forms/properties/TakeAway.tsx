import { useState } from 'react'
import Button from '@mui/material/Button'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useEdited } from '../session/editing-context.ts'
import { Property } from './Property.tsx'

interface TakeAwayProps {
  readonly label: string
  readonly change: Edit
  readonly onTaken: () => void
}

/** Takes a part of a form or table away, or says why that cannot be. */
export function TakeAway({ label, change, onTaken }: TakeAwayProps) {
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const take = () => {
    const refused = editing.edit(change)
    setProblem(refused)
    if (refused === undefined) onTaken()
  }
  return (
    <Property>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <div>
        <Button color="error" variant="outlined" onClick={take}>
          {label}
        </Button>
      </div>
    </Property>
  )
}
