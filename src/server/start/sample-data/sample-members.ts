import type { NewMember } from '../../members/members.ts'

/** A member of the sample register, without an account. These people do not exist. */
export type SampleMember = Omit<NewMember, 'category'> & {
  /** Whether the member gets a category for firms or for individuals. */
  readonly kind: 'Individual' | 'Firm'
  /** Spreads the members over the categories of their kind; without it, they are in the first with a title. */
  readonly place?: number
}

/** Every organisation has all of them; they can be activated in the portal. */
export const sampleMembers: readonly SampleMember[] = [
  sampleMember('M1001', ['AMINA', 'EXAMPLE', 'ACTIVE'], 'Active', '2012-03-14'),
  sampleMember('M1002', ['BARAKA', 'EXAMPLE', 'REGISTERED'], 'Active', '2015-07-01'),
  sampleMember('M1003', ['CHEBET', '', 'LAPSED'], 'Inactive', '2009-11-23'),
  sampleMember('M1004', ['DANIEL', 'EXAMPLE', 'IMPORTED'], 'Active', '2019-01-30'),
  sampleMember('M1005', ['ESTHER', 'EXAMPLE', 'KNOWN'], 'Active', '2021-09-06'),
  sampleMember('M1006', ['FARAJI', 'EXAMPLE', 'SECONDING'], 'Active', '2016-02-18'),
  { ...sampleMember('F2001', ['EXAMPLE STRUCTURES LIMITED', '', ''], 'Active', '2017-05-19'), kind: 'Firm' },
]

/** A person with this number, names, state and day of registration. */
export function sampleMember(
  member_no: string,
  [first_name, second_name, last_name]: readonly [string, string, string],
  status: NewMember['status'],
  registration_date: string,
): SampleMember {
  const number = member_no.slice(1)
  return {
    member_no,
    first_name,
    second_name,
    last_name,
    id_number: `3000${number}`,
    email: `${member_no.toLowerCase()}@sample.example`,
    phone: `070000${number}`,
    status,
    registration_date,
    kind: 'Individual',
  }
}
