import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { Deferred } from '../../../renderer/loading/Deferred.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { BodySkeleton } from '../../ui/PageSkeleton.tsx'
import { RegisterNumbers } from './RegisterNumbers.tsx'
import { registerAddress } from './register-address.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useRegisterPage } from './use-register-page.ts'
import { useAddressQuery } from '../../ui/use-address-query.ts'

/** The public search of the register. Term, filters and page are in the address, so that Back works. */
export function SearchListPage() {
  const text = useText()
  const page = useRegisterPage()
  const [search, setSearch] = useAddressQuery()
  const isSought = (search.get('term') ?? '').trim() !== ''
  return (
    <>
      <PageHeading title={page.title} lead={page.description} />
      <Deferred fallback={<BodySkeleton />}>
        <SearchForm
          page={page}
          search={search}
          onSearch={(name, value) => setSearch(registerAddress.withFilter(search, name, value))}
        />
        <Columns>
          <div>
            {isSought ? (
              <SearchResults page={page} search={search} />
            ) : (
              <EmptyState
                icon={<PersonSearchOutlined />}
                title={text('portal.register.begin')}
                text={text('portal.register.begin-text')}
              />
            )}
          </div>
          <RegisterNumbers statistics={page.statistics} />
        </Columns>
      </Deferred>
    </>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(3),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
}))
