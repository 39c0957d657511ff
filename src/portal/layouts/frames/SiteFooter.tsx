import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { todayIn } from '../../../engine/format/today-in.ts'
import { useStart } from '../../ui/start-context.ts'

/** Company and year. */
export function SiteFooter() {
  const { tenant } = useStart()
  const [year] = useState(() => todayIn(tenant.timeZone, new Date()).slice(0, 4))
  return (
    <Footer>
      © {year} {tenant.company['displayName'] ?? tenant.name}
    </Footer>
  )
}

const Footer = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(2.5, 3),
  color: 'var(--mui-palette-text-secondary)',
  textAlign: 'center',
}))
