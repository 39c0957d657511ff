import type { MemberShipType } from '../../../contract/user.ts'

/** The password of all sample accounts, which exist in sample mode only. */
export const samplePassword = 'Sample#2026'

/** A sample account. */
export interface SampleAccount {
  readonly email: string
  readonly description: string
  readonly type: MemberShipType
  /**
   * The category that it registered for: GRADUATE, the last open one for firms, or the last open one for individuals.
   */
  readonly category: 'any' | 'graduate' | 'firm'
  /** Which records its profile has: there is no profile, its own record only, or also contacts and a membership. */
  readonly profile: 'none' | 'begun' | 'member'
  /**
   * Whether its profile also has the sample records of its kind, and referees where it is somebody's, so that its
   * checklist is complete.
   */
  readonly records?: true
  readonly names?: readonly [first: string, second: string, last: string]
  /** The firm through which the person practises. */
  readonly practisesIn?: string
  /** The e-mail of the person whose firm it is. */
  readonly owner?: string
  /** The ids of its roles. */
  readonly roles?: readonly string[]
}

/** The accounts of members and applicants. Every organisation has all of them. */
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
    practisesIn: 'SAMPLE WORKS LIMITED',
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
    records: true,
    names: ['SAMPLE WORKS LIMITED', '', ''],
    owner: 'member@sample.example',
  },
  {
    email: 'rising@sample.example',
    description: 'graduate member who may ask for an upgrade',
    type: 'Individual',
    category: 'graduate',
    profile: 'member',
    records: true,
    names: ['RUTH', 'EXAMPLE', 'RISING'],
  },
]
