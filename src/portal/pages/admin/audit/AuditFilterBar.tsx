import { auditActions } from '../../../../contract/audit-log.ts'
import { AddressFilters } from '../../../ui/AddressFilters.tsx'
import type { DayChoice, FilterChoice } from '../../../ui/AddressFilters.tsx'
import { auditAddress } from './audit-address.ts'
import type { AuditFilter } from './audit-address.ts'

interface AuditFilterBarProps {
  readonly search: URLSearchParams
  readonly onFilter: (filter: AuditFilter, value: string) => void
  readonly onClear: () => void
}

const choices: readonly FilterChoice<AuditFilter>[] = [
  {
    filter: 'action',
    label: 'portal.audit.action',
    options: [
      ['', 'renderer.collection.all'],
      ...auditActions.map((action) => [action, `portal.audit.action.${action}`] as const),
    ],
  },
]

const days: readonly DayChoice<AuditFilter>[] = [
  { filter: 'from', label: 'portal.audit.from' },
  { filter: 'to', label: 'portal.audit.to' },
]

const texts = {
  label: 'portal.audit.filters',
  searchLabel: 'portal.audit.search',
  searchHint: 'portal.audit.search-hint',
} as const

/** Searches and filters the audit log. */
export const AuditFilterBar = (props: AuditFilterBarProps) => (
  <AddressFilters {...props} {...{ ...texts, choices, days }} isNarrowed={auditAddress.isNarrowed(props.search)} />
)
