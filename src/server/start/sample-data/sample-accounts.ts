import type { MemberShipType } from '../../../contract/user.ts'

/** Of every sample account; sample accounts exist in sample mode only. */
export const samplePassword = 'Sample#2026'

/** One account to try; every organisation has each of them. */
export interface SampleAccount {
  readonly email: string
  readonly description: string
  readonly type: MemberShipType
  /** Which of the organisation's categories it registered for: GRADUATE, the firms' one, or the first open other. */
  readonly category: 'any' | 'graduate' | 'firm'
  /** How far the profile is: none, its own record only, or with contacts and a membership. */
  readonly profile: 'none' | 'begun' | 'member'
  /** Whether its profile has the records of `sampleRecords` and the referees as well, so that its checklist is complete. */
  readonly records?: true
  readonly names?: readonly [first: string, second: string, last: string]
  readonly roles?: readonly ('is_admin' | 'is_super_admin' | 'is_approver')[]
}

export const sampleAccounts: readonly SampleAccount[] = [
  {
    email: 'applicant@sample.example',
    description: 'applicant without a profile',
    type: 'Individual',
    category: 'any',
    profile: 'none',
  },
  {
    email: 'begun@sample.example',
    description: 'individual whose profile is in progress',
    type: 'Individual',
    category: 'any',
    profile: 'begun',
    names: ['BEATRICE', 'EXAMPLE', 'BEGUN'],
  },
  {
    email: 'member@sample.example',
    description: 'active member',
    type: 'Individual',
    category: 'any',
    profile: 'member',
    records: true,
    names: ['MARTA', 'EXAMPLE', 'MEMBER'],
  },
  {
    email: 'graduate@sample.example',
    description: 'graduate member',
    type: 'Individual',
    category: 'graduate',
    profile: 'member',
    names: ['GRACE', 'EXAMPLE', 'GRADUATE'],
  },
  {
    email: 'firm@sample.example',
    description: 'firm',
    type: 'Corporate',
    category: 'firm',
    profile: 'member',
    names: ['SAMPLE WORKS LIMITED', '', ''],
  },
  {
    email: 'approver@sample.example',
    description: 'approver',
    type: 'Individual',
    category: 'any',
    profile: 'none',
    roles: ['is_approver'],
  },
  {
    email: 'admin@sample.example',
    description: 'administrator',
    type: 'Individual',
    category: 'any',
    profile: 'none',
    roles: ['is_admin'],
  },
  {
    email: 'superadmin@sample.example',
    description: 'super administrator',
    type: 'Individual',
    category: 'any',
    profile: 'none',
    roles: ['is_admin', 'is_super_admin'],
  },
]
