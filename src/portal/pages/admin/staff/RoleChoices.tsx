import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { StaffRole } from '../../../../contract/user.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'

interface RoleChoicesProps {
  /** The roles that the organisation declares. */
  readonly roles: readonly StaffRole[]
  /** The ids of those that are chosen. */
  readonly chosen: readonly string[]
  /** Whether it was sent without any. */
  readonly isMissing: boolean
  readonly onChoose: (chosen: readonly string[]) => void
}

/** The roles to choose from, at least one. */
export function RoleChoices({ roles, chosen, isMissing, onChoose }: RoleChoicesProps) {
  const text = useText()
  const id = useId()
  return (
    <FormControl component="fieldset" error={isMissing} aria-describedby={isMissing ? id : undefined}>
      <FormLabel component="legend" required sx={legendStyle}>
        {text('portal.staff.roles')}
      </FormLabel>
      <Choices>
        {roles.map((role) => (
          <FormControlLabel
            key={role.id}
            label={role.title}
            control={
              <Checkbox
                checked={chosen.includes(role.id)}
                onChange={(_, isIn) => onChoose(isIn ? [...chosen, role.id] : chosen.filter((one) => one !== role.id))}
              />
            }
          />
        ))}
      </Choices>
      {isMissing && (
        <FormHelperText id={id} role="alert" sx={{ mx: 0 }}>
          {text('portal.staff.roles-needed')}
        </FormHelperText>
      )}
    </FormControl>
  )
}

/** Like the labels of fields. */
const legendStyle = { mb: 0.5, fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' } as const

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
