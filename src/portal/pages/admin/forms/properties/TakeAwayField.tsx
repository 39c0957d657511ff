import { useState } from 'react'
import Button from '@mui/material/Button'
import { takeField } from '../../../../../engine/editing/edits/take-field.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { Property } from './Property.tsx'
import type { PropertyProps } from './property-props.ts'

interface TakeAwayFieldProps extends PropertyProps {
  readonly onTaken: () => void
}

/** Takes the field away altogether; what members answered in it is put aside. */
export function TakeAwayField({ path, place, onTaken }: TakeAwayFieldProps) {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  if (place.schema === undefined) return null
  const take = () => {
    const refused = editing.edit(takeField(path))
    setProblem(refused)
    if (refused === undefined) onTaken()
  }
  return (
    <Property>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      <div>
        <Button color="error" variant="outlined" onClick={take}>
          {text('portal.editor.take-away')}
        </Button>
      </div>
    </Property>
  )
}
