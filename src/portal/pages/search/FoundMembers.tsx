import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { RegisterEntry } from '../../../contract/register-search.ts'
import type { RegisterPage } from '../../../engine/document/register-page.ts'
import { visuallyHidden } from '../../../renderer/theme/visually-hidden.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { Initials } from './Initials.tsx'
import { initialsOfEntry, nameOfEntry } from './name-of-entry.ts'
import { hasFact, PublicFact } from './PublicFact.tsx'
import { cardAt } from './register-address.ts'

interface FoundMembersProps {
  readonly page: RegisterPage
  readonly entries: readonly RegisterEntry[]
  readonly search: URLSearchParams
}

/** Those who are found, each with what the list may show; their names lead to their cards. */
export function FoundMembers({ page, entries, search }: FoundMembersProps) {
  const others = page.fields.filter(({ shows, on }) => on === 'list-and-card' && shows !== 'name')
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.ProfileID}>
          <Initials initials={initialsOfEntry(entry)} />
          <div>
            <Link to={cardAt(entry.ProfileID, search)}>
              <BreakableText>{nameOfEntry(entry)}</BreakableText>
            </Link>
            <dl>
              {others
                .filter(({ shows }) => hasFact(shows, entry))
                .map(({ id, title, shows }) => (
                  <div key={id} data-shows={shows}>
                    <dt>{title}</dt>
                    <dd>
                      <PublicFact shows={shows} entry={entry} />
                    </dd>
                  </div>
                ))}
            </dl>
          </div>
        </li>
      ))}
    </Rows>
  )
}

/** The place of the results while they load. */
export function FoundSkeleton() {
  return (
    <LoadingRegion gap={0}>
      <Rows as="div">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} data-row>
            <Skeleton variant="circular" width={44} height={44} />
            <div>
              <Skeleton height={27} width={`${35 + ((row * 17) % 30)}%`} />
              <Skeleton height={22} width={`${50 + ((row * 13) % 30)}%`} />
            </div>
          </div>
        ))}
      </Rows>
    </LoadingRegion>
  )
}

const Rows = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.5)',
  background: 'var(--mui-palette-background-paper)',
  '& > li, & > [data-row]': {
    position: 'relative',
    display: 'flex',
    gap: theme.spacing(2),
    padding: theme.spacing(2, 2.5),
  },
  '& > * + *': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '& > li:hover': { background: 'var(--mui-palette-primary-soft)' },
  '& > * > div': { flex: 1, minWidth: 0 },
  '& a': { color: 'var(--mui-palette-primary-text)', fontSize: '1.0625rem', fontWeight: 600 },
  // The whole row is a target for pointers; the keyboard has the link.
  '& li > div > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& dl': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 2.5), margin: '4px 0 0' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6, fontSize: '0.9375rem' },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dt::after': { content: '":"' },
  // A state is plain from its chip.
  '& [data-shows="status"] dt': visuallyHidden,
  '& dd': { margin: 0 },
}))
