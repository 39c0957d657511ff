import { useId } from 'react'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Property } from './Property.tsx'

interface SwitchPropertyProps {
  readonly label: string
  readonly help: string
  readonly isOn: boolean
  readonly problem: string | undefined
  readonly onSwitch: (isOn: boolean) => void
  /** Where the value comes from. */
  readonly children?: ReactNode
}

/** A property that is so or not. */
export function SwitchProperty({ label, help, isOn, problem, onSwitch, children }: SwitchPropertyProps) {
  const id = useId()
  return (
    <Property>
      <Row>
        <Switch
          checked={isOn}
          onChange={(_event, next) => onSwitch(next)}
          slotProps={{ input: { id, 'aria-describedby': `${id}-help`, 'aria-invalid': problem !== undefined } }}
        />
        <div>
          <label htmlFor={id}>{label}</label>
          <p id={`${id}-help`} data-problem={problem !== undefined}>
            {problem ?? help}
          </p>
        </div>
      </Row>
      {children}
    </Property>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '& label': { ...theme.typography.body1, display: 'block', paddingBlock: theme.spacing(0.75), cursor: 'pointer' },
  '& p': { ...theme.typography.caption, margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& p[data-problem="true"]': { color: 'var(--mui-palette-error-text)' },
}))
