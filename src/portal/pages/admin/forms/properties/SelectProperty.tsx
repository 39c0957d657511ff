import { useState } from 'react'
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
  /** That of nothing has the value `''`. */
  readonly options: readonly SelectOption[]
}

interface SelectOption {
  readonly value: string | number
  readonly label: string
}

/** A property with a few values to choose from. */
export function SelectProperty({ label, help, pointer, change, options }: SelectPropertyProps) {
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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </TextField>
      <OriginLine
        pointer={pointer}
        property={label}
        written={(before) => options.find((option) => String(option.value) === String(before ?? ''))?.label}
        onProblem={setProblem}
      />
    </Property>
  )
}
