import { styled } from '@mui/material/styles'
import type { StaffRole } from '../../../contract/user.ts'
import { Chip } from '../../../renderer/feedback/Chip.tsx'

/** The roles of an account. */
export function RoleChips({ roles }: { readonly roles: readonly StaffRole[] }) {
  return (
    <Roles>
      {roles.map(({ id, title }) => (
        <Chip key={id}>{title}</Chip>
      ))}
    </Roles>
  )
}

const Roles = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }))
