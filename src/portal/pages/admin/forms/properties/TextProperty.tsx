import { useState } from 'react'
import TextField from '@mui/material/TextField'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { ColorPicker } from '../../../../../renderer/widgets/ColorPicker.tsx'
import { useEdited } from '../session/editing-context.ts'
import { OriginLine } from './OriginLine.tsx'
import { Property } from './Property.tsx'

interface TextPropertyProps {
  readonly label: string
  /** A sentence with an example. */
  readonly help?: string
  readonly pointer: JsonPointer
  readonly isNumber?: boolean
  readonly isLong?: boolean
  readonly mostLetters?: number
  /** The edit that sets what was typed; an empty text takes the value away. */
  readonly change: (typed: string) => Edit | string
  /** Whether it is a colour, which may also be picked. */
  readonly isColor?: boolean
}

/** A text or number of a field; every letter is an edit, and all of them are undone together. */
export function TextProperty(props: TextPropertyProps) {
  const { label, help, pointer, isNumber = false, isLong = false, mostLetters = 500, change, isColor = false } = props
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const value = getAt(editing.document, pointer)
  const stored = value === undefined || value === null ? '' : String(value)
  // What cannot be set stays as it was typed, with the reason below it.
  const [refused, setRefused] = useState<string>()
  const type = (typed: string) => {
    const wanted = change(typed)
    const outcome = typeof wanted === 'string' ? wanted : editing.edit(wanted, pointer)
    setProblem(outcome)
    setRefused(outcome === undefined ? undefined : typed)
  }
  return (
    <Property>
      <TextField
        fullWidth
        size="small"
        label={label}
        value={refused ?? stored}
        multiline={isLong}
        error={problem !== undefined}
        helperText={problem ?? help}
        slotProps={{
          htmlInput: { maxLength: mostLetters, ...(isNumber && { inputMode: 'numeric' }) },
          ...(isColor && {
            input: { startAdornment: <ColorPicker isInside label={label} value={stored} onChange={type} /> },
          }),
        }}
        onChange={({ target }) => type(target.value)}
      />
      <OriginLine
        pointer={pointer}
        property={label}
        onProblem={(outcome) => {
          setProblem(outcome)
          setRefused(undefined)
        }}
      />
    </Property>
  )
}
