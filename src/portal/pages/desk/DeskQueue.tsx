import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseQueue } from '../../../contract/case.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { ExportMenu } from '../../documents/ExportMenu.tsx'
import { StepPages } from '../../ui/StepPages.tsx'
import { filtersIn, isNarrowed, listIn, withFilter, withoutFilters } from './desk-address.ts'
import { DeskFilters } from './DeskFilters.tsx'
import { DeskHelp } from './DeskHelp.tsx'
import { DeskTable } from './DeskTable.tsx'
import { QueueLinks } from './QueueLinks.tsx'
import { SavedViews } from './views/SavedViews.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useAddressQuery } from '../../ui/use-address-query.ts'

interface DeskQueueProps {
  readonly type: string
  readonly queues: readonly CaseQueue[]
  readonly onChanged: () => void
}

/** The cases of a type that wait for the user, to search, filter and open. */
export function DeskQueue({ type, queues, onChanged }: DeskQueueProps) {
  const [search, setSearch] = useAddressQuery()
  const [isHelp, setHelp] = useState(false)
  const text = useText()
  const searchRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const keys = useMemo(
    () => ({
      j: () => focusCase(listRef.current, 1),
      k: () => focusCase(listRef.current, -1),
      '/': () => searchRef.current?.focus(),
      '?': () => setHelp(true),
    }),
    [],
  )
  useDeskKeys(keys)
  return (
    <>
      <QueueLinks queues={queues} search={search} />
      <SavedViews type={type} search={search} />
      <Card>
        <DeskFilters
          search={search}
          searchRef={searchRef}
          onFilter={(filter, value) => setSearch(withFilter(search, filter, value))}
          onClear={() => setSearch(withoutFilters(search))}
        />
        <div ref={listRef} tabIndex={-1} style={{ outline: 'none' }}>
          <FoundCases
            type={type}
            search={search}
            onChanged={() => {
              onChanged()
              // What was pressed may be gone with the cases.
              listRef.current?.focus({ preventScroll: true })
            }}
          />
        </div>
      </Card>
      <Box sx={{ my: 1 }}>
        <ExportMenu
          address={`cases/${type}/export`}
          filters={filtersIn(search)}
          fileName={text('portal.approvals.title')}
        />
      </Box>
      <Box sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
        <Button color="inherit" size="small" startIcon={<KeyboardOutlined />} onClick={() => setHelp(true)}>
          {text('portal.desk.keys')}
        </Button>
      </Box>
      <DeskHelp open={isHelp} onClose={() => setHelp(false)} />
    </>
  )
}

interface FoundCasesProps {
  readonly type: string
  readonly search: URLSearchParams
  readonly onChanged: () => void
}

function FoundCases({ type, search, onChanged }: FoundCasesProps) {
  const text = useText()
  const go = useNavigate()
  const query = listIn(search)
  query.set('of', 'desk')
  const { data, error, mutate } = useCall(`cases/${type}?${query.toString()}`)
  const { page } = useCaseDocument(type)
  const columns = page?.kind === 'case' ? (page.desk?.columns ?? plainColumns) : plainColumns
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={columns.length} />
  if (data.items.length === 0) {
    const isFiltered = isNarrowed(search)
    return (
      <EmptyState
        title={text(isFiltered ? 'portal.desk.none-such' : 'portal.approvals.none')}
        text={text(isFiltered ? 'portal.desk.none-such-text' : 'portal.desk.none-text')}
      />
    )
  }
  const refresh = () => {
    void mutate()
    onChanged()
  }
  const leadTo = (place: 'before' | 'after', at: string | null | undefined) => {
    if (at === null || at === undefined) return undefined
    return () => {
      const to = filtersIn(search)
      to.set(place, at)
      void go(`?${to.toString()}`)
    }
  }
  return (
    <>
      <DeskTable type={type} columns={columns} cases={data.items} search={search} onChanged={refresh} />
      <StepPages onPrevious={leadTo('before', data.previous)} onNext={leadTo('after', data.next)} />
    </>
  )
}

/** For a case type whose page declares no desk. */
const plainColumns = ['number', 'owner', 'state', 'age', 'assignee'] as const

/** Moves the focus to the next or previous case of the list; to the first when none has it. */
function focusCase(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
  const focused = document.activeElement?.closest('tr')
  const at = links.findIndex((link) => focused !== null && link.closest('tr') === focused)
  links[at === -1 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
}
