import type { NewMember } from '../../members/members.ts'

/** A member of the sample register, without an account. These people do not exist. */
export type SampleMember = Omit<NewMember, 'category'> & {
  /** Whether the member gets a category for firms or for individuals. */
  readonly kind: 'Individual' | 'Firm'
}

/** Every organisation has all of them; they can be activated in the portal. */
export const sampleMembers: readonly SampleMember[] = [
  member('M1001', ['AMINA', 'EXAMPLE', 'ACTIVE'], 'Active', '2012-03-14'),
  member('M1002', ['BARAKA', 'EXAMPLE', 'REGISTERED'], 'Active', '2015-07-01'),
  member('M1003', ['CHEBET', '', 'LAPSED'], 'Inactive', '2009-11-23'),
  member('M1004', ['DANIEL', 'EXAMPLE', 'IMPORTED'], 'Active', '2019-01-30'),
  member('M1005', ['ESTHER', 'EXAMPLE', 'KNOWN'], 'Active', '2021-09-06'),
  member('M1006', ['FARAJI', 'EXAMPLE', 'SECONDING'], 'Active', '2016-02-18'),
  { ...member('F2001', ['EXAMPLE STRUCTURES LIMITED', '', ''], 'Active', '2017-05-19'), kind: 'Firm' },
]

function member(
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
