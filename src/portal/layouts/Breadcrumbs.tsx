import Link from '@mui/material/Link'
import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useMatches } from 'react-router-dom'
import { isJsonObject } from '../../engine/json.ts'
import { useText } from '../../renderer/texts/use-text.ts'

/** Where one is, from the dashboard down; each route names itself by a text's key (`handle.crumb`). */
export function Breadcrumbs() {
  const text = useText()
  const crumbs = useMatches().flatMap(({ pathname, handle }) =>
    isJsonObject(handle) && typeof handle['crumb'] === 'string' ? [{ pathname, key: handle['crumb'] }] : [],
  )
  const last = crumbs.at(-1)
  if (!last) return null
  return (
    <MuiBreadcrumbs aria-label={text('portal.navigation.breadcrumbs')}>
      {last.pathname !== '/dashboard' && (
        <Link component={RouterLink} to="/dashboard">
          {text('portal.dashboard.title')}
        </Link>
      )}
      {crumbs.slice(0, -1).map(({ pathname, key }) => (
        <Link key={pathname} component={RouterLink} to={pathname}>
          {text(key)}
        </Link>
      ))}
      <Typography aria-current="page" color="textSecondary">
        {text(last.key)}
      </Typography>
    </MuiBreadcrumbs>
  )
}
