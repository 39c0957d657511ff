import { useId, useState } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useEdited } from '../session/editing-context.ts'

interface ChosenPropertyProps {
  readonly label: string
  readonly help?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  /** Whether one stays chosen. */
  readonly isRequired?: boolean
  readonly change: (value: string, isChosen: boolean) => Edit
}

/** A property of which any number of values may be chosen. */
export function ChosenProperty({ label, help, options, chosen, isRequired = false, change }: ChosenPropertyProps) {
  const id = useId()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  return (
    <Choices aria-describedby={help === undefined ? undefined : id}>
      <legend>{label}</legend>
      {help !== undefined && <small id={id}>{help}</small>}
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      {options.map((option) => {
        const isChosen = chosen.includes(option.value)
        return (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                size="small"
                checked={isChosen}
                disabled={isRequired && isChosen && chosen.length === 1}
                onChange={(_event, isOn) => setProblem(editing.edit(change(option.value, isOn)))}
              />
            }
          />
        )
      })}
    </Choices>
  )
}

const Choices = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  '& legend': { ...theme.typography.subtitle2, padding: 0 },
  '& > small': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& label': { alignItems: 'flex-start', marginInlineEnd: 0 },
  '& label > span:last-child': { ...theme.typography.body2, paddingBlock: theme.spacing(1.1) },
}))
