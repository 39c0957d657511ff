import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { registerMost, registerPageLength } from '../../../contract/register-search-limits.ts'
import type { RegisterFound } from '../../../contract/register-search.ts'
import type { RegisterPage } from '../../../engine/document/register-page.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { useLanguage, useText } from '../../../renderer/texts/use-text.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { FoundMembers, FoundSkeleton } from './FoundMembers.tsx'
import { PageLinks } from './PageLinks.tsx'
import { pageIn, registerAddress, resultsAt } from './register-address.ts'
import { useRegisterSearch } from './use-register-search.ts'
import { useAddressQuery } from '../../ui/use-address-query.ts'

interface SearchResultsProps {
  readonly page: RegisterPage
  /** The address's query, with a term. */
  readonly search: URLSearchParams
}

/** A page of the results, and the links to the others. Their heading says how many there are, and is announced. */
export function SearchResults({ page, search }: SearchResultsProps) {
  const { data, error, mutate } = useRegisterSearch(search)
  const heading = useRef<HTMLHeadingElement>(null)
  const number = pageIn(search)
  const before = useRef(number)
  useEffect(() => {
    // Another page begins above: the keyboard and screen readers go on from its heading.
    if (before.current !== number) heading.current?.focus()
    before.current = number
  }, [number])
  const pages = Math.ceil((data?.total ?? 0) / registerPageLength)
  return (
    <Results aria-labelledby="found">
      <h2 id="found" ref={heading} tabIndex={-1} aria-live="polite">
        <FoundCount data={error ? undefined : data} />
      </h2>
      {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <FoundSkeleton />}
      {data && !error && (
        <>
          {data.data.length > 0 && <FoundMembers page={page} entries={data.data} search={search} />}
          {data.total === 0 && <NobodyFound page={page} />}
          <PageLinks page={number} pages={pages} to={(at) => resultsAt(registerAddress.onPage(search, at))} />
        </>
      )}
    </Results>
  )
}

function FoundCount({ data }: { readonly data: RegisterFound | undefined }) {
  const text = useText()
  const language = useLanguage()
  if (!data) return text('portal.register.results')
  if (data.isMore) return text('portal.register.more', { count: registerMost.toLocaleString(language) })
  if (data.isSimilar) return text('portal.register.similar', { count: data.total })
  return text('portal.register.found', { count: data.total })
}

/** What may help: another way of writing the name, or fewer filters. */
function NobodyFound({ page: { empty } }: { readonly page: RegisterPage }) {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  const isNarrowed = search.has('category') || search.has('gender')
  const onlyTerm = () => setSearch(registerAddress.withFilter(new URLSearchParams(), 'term', search.get('term') ?? ''))
  return (
    <EmptyState title={empty} text={text('portal.register.empty-hint')}>
      {isNarrowed && (
        <Button variant="outlined" onClick={onlyTerm}>
          {text('portal.list.clear')}
        </Button>
      )}
    </EmptyState>
  )
}

const Results = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& h2': { ...theme.typography.h3, margin: 0, outline: 'none' },
}))
