import type { ProfileSummary, User } from '../../../src/contract/user.ts'
import { openSessionStore } from '../../../src/portal/session/session-store.ts'
import type { SessionStore } from '../../../src/portal/session/session-store.ts'

/** Who looks at a screen: a visitor, or somebody with an account. */
export type Viewer = keyof typeof viewers

const summary: ProfileSummary = {
  ProfileID: 'sample-profile',
  picture: null,
  MemberShipType: 'Individual',
  MemberNo: null,
  Category: null,
  Status: null,
  ApplicationReleased: false,
  ApplicationToSubmit: false,
  InGoodStanding: false,
  confirmed: true,
  nameApproved: false,
  ProfileComplete: 60,
}

/** Without a draft key: stories keep no drafts. */
const account: User = {
  id: 'sample-user',
  profile_id: 'sample-profile',
  id_number: '12345678',
  email: 'akinyi@members.example',
  phone: '+254700000000',
  name: 'AKINYI EXAMPLE ODHIAMBO',
  is_admin: false,
  is_super_admin: false,
  is_approver: false,
  roles: [],
  may: [],
  type: 'Individual',
  category: 'GRADUATE',
  entitled: false,
  profile: summary,
  email_reminders: true,
  email_updates: true,
  sms_reminders: false,
  sms_updates: true,
}

const administers: Pick<User, 'is_admin' | 'roles' | 'may'> = {
  is_admin: true,
  roles: [{ id: 'administrator', title: 'Administrator' }],
  may: ['profiles', 'messages', 'jobs', 'act-as', 'users', 'members', 'finance', 'reports'],
}

const viewers = {
  visitor: undefined,
  /** With an account, and no profile yet. */
  newcomer: { ...account, name: account.email, profile_id: null, profile: null },
  applicant: account,
  member: {
    ...account,
    name: 'OLUWASEUN EXAMPLE MWANGI-WANYAMA WA KARIUKI',
    profile: {
      ...summary,
      picture: 'files/sample-picture',
      MemberNo: 'M/2041',
      Category: 'MEMBER',
      Status: 'Active',
      InGoodStanding: true,
      ApplicationReleased: true,

      nameApproved: true,
      ProfileComplete: 100,
    },
  },
  /** Whose names nobody has confirmed yet. */
  unconfirmed: { ...account, profile: { ...summary, confirmed: false } },
  firm: {
    ...account,
    name: 'EXAMPLE & PARTNERS CONSULTING ENGINEERS LIMITED',
    type: 'Corporate',
    category: 'FIRM',
    profile: { ...summary, MemberShipType: 'Corporate' },
  },
  /** A firm that a person opened from their own account. */
  openedFirm: {
    ...account,
    name: 'MARA RIVER SURVEYS LIMITED',
    type: 'Corporate',
    category: 'FIRM',
    profile: { ...summary, MemberShipType: 'Corporate' },
    opened_by: { id: 'sample-person', name: 'AKINYI EXAMPLE ODHIAMBO' },
  },
  administrator: { ...account, name: 'NEEMA EXAMPLE', ...administers },
  superAdministrator: {
    ...account,
    name: 'NEEMA EXAMPLE',
    ...administers,
    is_super_admin: true,
    may: [...administers.may, 'settings', 'forms', 'staff', 'audit'],
  },
  /** Works on cases, and is no member. */
  approver: {
    ...account,
    name: 'BARAKA EXAMPLE OUMA',
    profile_id: null,
    profile: null,
    is_approver: true,
    roles: [{ id: 'verifier', title: 'Verifier' }],
    may: ['profiles'],
    desk: true,
  },
  /** An administrator who acts as an applicant. */
  acting: { ...account, acted_by: { id: 'sample-administrator', name: 'NEEMA EXAMPLE' } },
} as const satisfies Readonly<Record<string, User | undefined>>

/** The account of a viewer; a visitor has none. */
export const sampleUser = (viewer: Viewer): User | undefined => viewers[viewer]

/**
 * The session of a viewer, kept by no browser.
 *
 * @param notice why an earlier session ended
 */
export function sampleSession(viewer: Viewer, notice?: string): SessionStore {
  const store = openSessionStore(emptyStorage(), { addEventListener: () => undefined })
  const user = sampleUser(viewer)
  if (user) store.set({ token: 'sample-token', user: { ...user } })
  if (notice !== undefined) store.end(notice)
  return store
}

function emptyStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}
