import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { OwnFirm } from '../../../contract/own-firms.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { StepPages } from '../../ui/StepPages.tsx'
import { useAddressQuery } from '../../ui/use-address-query.ts'
import { DeleteFirm } from './DeleteFirm.tsx'
import { FirmTable } from './FirmTable.tsx'
import { firmAddress, firmPageSizes, firmsAt } from './firm-address.ts'

interface FirmListProps {
  readonly firms: readonly OwnFirm[]
  readonly onChanged: () => void
}

/** A person's firms, a page at a time, to search, open and delete. */
export function FirmList({ firms, onChanged }: FirmListProps) {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  const [leaving, setLeaving] = useState<OwnFirm>()
  const { rows, page, pages, size } = firmsAt(firms, search)
  const goTo = (next: number) => () => setSearch(firmAddress.onPage(search, next))
  const filter = (name: 'search' | 'size', value: string) => setSearch(firmAddress.withFilter(search, name, value))
  return (
    <>
      <Bar>
        <SearchField
          label={text('portal.firm.search')}
          sought={search.get('search') ?? ''}
          onSearch={(value) => filter('search', value)}
        />
        <TextField
          select
          size="small"
          label={text('portal.firm.page-size')}
          value={size}
          onChange={({ target }) => filter('size', target.value)}
        >
          {firmPageSizes.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Bar>
      {rows.length === 0 ? (
        <EmptyState title={text('portal.firm.none-such')} />
      ) : (
        <FirmTable firms={rows} onDelete={setLeaving} />
      )}
      <StepPages onPrevious={page > 1 ? goTo(page - 1) : undefined} onNext={page < pages ? goTo(page + 1) : undefined}>
        <Typography variant="body2">{text('portal.firm.page', { page, pages })}</Typography>
      </StepPages>
      {leaving && <DeleteFirm firm={leaving} onDeleted={onChanged} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

const Bar = styled('search')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  '& > :first-of-type': { flex: '1 1 150px' },
  '& > :last-of-type': { flex: '0 0 120px' },
}))
