import { useState } from 'react'
import type { ReactNode } from 'react'
import TextField from '@mui/material/TextField'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { useEdited } from '../session/editing-context.ts'
import { OriginLine } from './OriginLine.tsx'
import { Property } from './Property.tsx'

interface SelectPropertyProps {
  readonly label: string
  /** A sentence with an example. */
  readonly help: string
  readonly pointer: JsonPointer
  /** The edit that sets what was chosen; `''` is for nothing. */
  readonly change: (chosen: string) => Edit
  /** What makes it again what it was, if more than the value changed. */
  readonly back?: Edit
  /** The options; that of nothing has the value `''`. */
  readonly children: ReactNode
}

/** A property with a few values to choose from. */
export function SelectProperty({ label, help, pointer, change, back, children }: SelectPropertyProps) {
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const value = getAt(editing.document, pointer)
  return (
    <Property>
      <TextField
        select
        fullWidth
        size="small"
        label={label}
        value={value === undefined || value === null ? '' : String(value)}
        error={problem !== undefined}
        helperText={problem ?? help}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => setProblem(editing.edit(change(target.value)))}
      >
        {children}
      </TextField>
      <OriginLine pointer={pointer} property={label} back={back} onProblem={setProblem} />
    </Property>
  )
}
