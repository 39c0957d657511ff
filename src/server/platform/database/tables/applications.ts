import type { Generated } from 'kysely'

export interface ApplicationsTable {
  readonly tenant: string
  readonly code: string
  readonly profile_id: string
  readonly category: string
  readonly amount_cents: number
  readonly currency: string
  readonly status: string
  readonly submitted: Generated<boolean>
  readonly receipt_no: string | null
  readonly assigned_member_no: string | null
  readonly service_request_code: string | null
  readonly created_at: Date
}

export interface ApplicationHistoryTable {
  readonly tenant: string
  readonly code: string
  readonly entry_no: number
  readonly status: string
  readonly changed_by: string
  readonly changed_at: Date
}

export interface CountersTable {
  readonly tenant: string
  readonly name: string
  readonly last: number
}
