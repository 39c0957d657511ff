import { styled } from '@mui/material/styles'
import { useStart } from '../app/start-context.ts'

/** Company and year. */
export function SiteFooter() {
  const { tenant } = useStart()
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: tenant.timeZone }).format(new Date())
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
