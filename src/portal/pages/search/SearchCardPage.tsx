import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { RegisterEntry } from '../../../contract/register-search.ts'
import type { RegisterPage } from '../../../engine/document/register-page.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Initials } from './Initials.tsx'
import { initialsOfEntry, nameOfEntry } from './name-of-entry.ts'
import { hasFact, PublicFact } from './PublicFact.tsx'
import { profileIdIn, resultsAt } from './register-address.ts'
import { useRegisterPage } from './use-register-page.ts'
import { useDangerToast } from './use-register-search.ts'

/** The public card of a member: nothing but what the organisation declares public. */
export function SearchCardPage() {
  const text = useText()
  const page = useRegisterPage()
  const { code = '' } = useParams()
  const [search] = useSearchParams()
  const { data, error, mutate } = useCall(`profile/search/show/${profileIdIn(code)}`, { revalidateOnFocus: false })
  useDangerToast(error)
  return (
    <>
      <Button component={Link} to={resultsAt(search)} startIcon={<ArrowBackOutlined />} sx={{ justifySelf: 'start' }}>
        {search.has('term') ? text('portal.register.back') : text('portal.register.to-search')}
      </Button>
      <PageHeading title={data ? nameOfEntry(data) : text('portal.register.card')} lead={page.title} />
      {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <LoadingRegion>
          <Skeleton variant="rounded" height={280} />
        </LoadingRegion>
      )}
      {data && !error && <MemberCard page={page} entry={data} />}
    </>
  )
}

interface MemberCardProps {
  readonly page: RegisterPage
  readonly entry: RegisterEntry
}

function MemberCard({ page, entry }: MemberCardProps) {
  const facts = page.fields.filter(({ shows }) => hasFact(shows, entry))
  return (
    <Sheet>
      <Initials isLarge initials={initialsOfEntry(entry)} />
      <dl>
        {facts.map(({ id, title, shows }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <PublicFact shows={shows} entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

const Sheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  maxWidth: 720,
  padding: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& dl': { display: 'grid', margin: 0 },
  '& dl > div': {
    display: 'grid',
    gap: theme.spacing(0, 2),
    padding: theme.spacing(1.25, 0),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
  },
  '& dl > div + div': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 600 },
}))
