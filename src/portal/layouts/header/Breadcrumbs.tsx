import Link from '@mui/material/Link'
import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useMatches } from 'react-router-dom'
import { isJsonObject } from '../../../engine/json/json.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { casesAddress } from '../../cases/case-address.ts'
import { useCaseType } from '../../cases/use-case-type.ts'
import { useTitle } from '../../language/use-title.ts'
import type { CaseTitle, Crumb, CrumbCaption } from '../../ui/crumb.ts'
import { entryPath } from '../../session/entry-path.ts'
import { useUser } from '../../session/session-context.ts'
import { CaseCrumb, usualTitles } from './CaseCrumb.tsx'

/**
 * The path from the dashboard to the current page; each route names itself (`handle.crumb`). A page
 * without a parent shows none: the dashboard itself, and the start page of administrators and approvers, who have no
 * dashboard.
 */
export function Breadcrumbs() {
  const text = useText()
  const titleOf = useTitle()
  const type = useCaseType()
  const user = useUser()
  const home = entryPath(user)
  const homeKey = titleOfHome(home)
  const crumbs = useMatches().flatMap(({ pathname, handle }) =>
    isCrumb(handle) && handle.crumb !== homeKey ? [{ pathname, key: handle.crumb }] : [],
  )
  const read = (crumb: Crumb['crumb']) => {
    if (isCaption(crumb)) return titleOf(crumb)
    if (!isCaseTitle(crumb)) return text(crumb)
    return (
      <LoadingBoundary key={type} fallback={text(usualTitles[crumb])}>
        <CaseCrumb type={type} names={crumb} />
      </LoadingBoundary>
    )
  }
  const last = crumbs.at(-1)
  if (!last || last.pathname === home) return null
  return (
    <MuiBreadcrumbs aria-label={text('portal.navigation.breadcrumbs')}>
      <Link component={RouterLink} to={home}>
        {read(homeKey)}
      </Link>
      {crumbs.slice(0, -1).map(({ pathname, key }) => (
        // Some types list their cases at an address of the specification.
        <Link key={pathname} component={RouterLink} to={key === 'case:list' ? casesAddress(type) : pathname}>
          {read(key)}
        </Link>
      ))}
      <Typography aria-current="page" color="textSecondary">
        {read(last.key)}
      </Typography>
    </MuiBreadcrumbs>
  )
}

const titleOfHome = (home: string): Crumb['crumb'] => {
  if (home === '/dashboard') return 'portal.dashboard.title'
  return home.startsWith('/admin/') ? 'portal.admin.title' : 'portal.approvals.title'
}

const isCaption = (crumb: Crumb['crumb']): crumb is CrumbCaption => crumb.startsWith('=')

const isCaseTitle = (crumb: Crumb['crumb']): crumb is CaseTitle => Object.hasOwn(usualTitles, crumb)

/** Routes are typed where they are declared (`satisfies Crumb`); React Router returns their handles as unknown. */
const isCrumb = (handle: unknown): handle is Crumb => isJsonObject(handle) && typeof handle['crumb'] === 'string'
