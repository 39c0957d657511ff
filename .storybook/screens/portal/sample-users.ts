import type { AdminUser, UsersFound } from '../../../src/contract/admin-user.ts'
import type { Staff } from '../../../src/contract/staff.ts'

const user: AdminUser = {
  id: 'sample-1',
  name: 'AKINYI EXAMPLE ODHIAMBO',
  email: 'akinyi@members.example',
  email_verified_at: '2026-01-05T09:00:00.000Z',
  profile_id: 'sample-profile-1',
  id_number: '12345678',
  phone_no: '+254700000000',
  category: 'GRADUATE',
  type: 'Individual',
  is_admin: false,
  is_approver: false,
  roles: [],
  hasNoApplication: false,
  created_at: '2026-01-05T09:00:00.000Z',
}

/** A member, a firm with very long names, somebody without a profile, and staff. */
export const sampleUsers: readonly AdminUser[] = [
  user,
  {
    ...user,
    id: 'sample-2',
    name: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI AND PARTNERS CONSULTING ENGINEERS LIMITED',
    email: 'the.managing.director.of.the.firm@consulting-engineers-and-partners.example',
    type: 'Corporate',
    category: 'FIRM',
    hasNoApplication: true,
  },
  {
    ...user,
    id: 'sample-3',
    name: 'newcomer@members.example',
    email: 'newcomer@members.example',
    email_verified_at: null,
    profile_id: null,
    phone_no: '',
    hasNoApplication: true,
  },
  {
    ...user,
    id: 'sample-4',
    name: 'BARAKA EXAMPLE OUMA',
    email: 'baraka@staff.example',
    profile_id: null,
    is_admin: true,
    is_approver: true,
    roles: [
      { id: 'administrator', title: 'Administrator' },
      { id: 'registrar', title: 'Registrar' },
    ],
    hasNoApplication: true,
  },
]

/** The first of several pages. */
export const samplePage = (items: readonly AdminUser[]): UsersFound => ({
  items: [...items],
  total: items.length === 0 ? 0 : 1204,
  page: 1,
  pages: items.length === 0 ? 1 : 49,
})

const roles = [
  { id: 'administrator', title: 'Administrator' },
  { id: 'super-administrator', title: 'Super administrator' },
  { id: 'registrar', title: 'Registrar' },
]

/** The viewer, and somebody with long names who is invited. */
export const sampleStaff: Staff = {
  roles,
  people: [
    {
      id: 'sample-user',
      name: 'NEEMA EXAMPLE',
      email: 'neema@staff.example',
      roles: roles.slice(0, 2),
      invited: false,
    },
    {
      id: 'sample-4',
      name: 'the.registrar.of.the.institution@consulting-engineers-and-partners.example',
      email: 'the.registrar.of.the.institution@consulting-engineers-and-partners.example',
      roles: roles.slice(2),
      invited: true,
    },
  ],
}
