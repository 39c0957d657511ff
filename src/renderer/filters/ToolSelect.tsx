import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ControlBox } from '../widgets/control/ControlBox.tsx'

interface ToolSelectProps {
  readonly label: string
  readonly value: string | number
  readonly onChange: (value: string) => void
  /** Its options. */
  readonly children: ReactNode
}

/** A choice above a table, with its label beside it. */
export function ToolSelect({ label, value, onChange, children }: ToolSelectProps) {
  const id = useId()
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <ControlBox>
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </select>
      </ControlBox>
    </Labelled>
  )
}

const Labelled = styled('div')({
  display: 'flex',
  flex: '1 1 14rem',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  '& label': { fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  '& > div': { flex: 1, minWidth: 0 },
  '& select': {
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    paddingInline: 10,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
})
