import type { Page } from 'playwright'

/** A screen of the portal, and the account that opens it. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** The sample account that is logged in; undefined when nobody is. */
  readonly account?: string
  /** Leads from the page at `path` to the screen. */
  readonly open?: (page: Page) => Promise<void>
}

const applicant = 'applicant@sample.example'
const member = 'member@sample.example'
const firm = 'firm@sample.example'
const challenge = Buffer.from(JSON.stringify({ id: 'none', phone_no: '0712345678' })).toString('base64url')

const outside: readonly Screen[] = [
  { name: 'log-in', path: '/' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'set password', path: '/password/none' },
  { name: 'activate', path: '/activate' },
  { name: 'categories', path: '/categories' },
  { name: 'requirements of a category', path: '/signup/Individual/GRADUATE' },
  { name: 'registration', path: '/register/Individual/GRADUATE' },
  { name: 'registration of a firm', path: '/register/Corporate/FIRM' },
  { name: 'one-time code', path: `/otp/${challenge}` },
  { name: 'verify', path: '/verify/none' },
  { name: 'success', path: '/success' },
  { name: 'register of members', path: '/search/Search-list' },
  { name: 'no page', path: '/no/page' },
]

const inside: readonly Screen[] = [
  { name: 'first profile', path: '/initiate-profile', account: applicant },
  { name: 'dashboard', path: '/dashboard', account: member },
  { name: 'dashboard of a firm', path: '/dashboard', account: firm },
  { name: 'bio', path: '/profile', account: member },
  { name: 'bio of a firm', path: '/profile', account: firm },
  { name: 'contacts', path: '/profile?tab=contacts', account: member },
  { name: 'contact in its dialog', path: '/profile?tab=contacts', account: member, open: editFirst },
  { name: 'institutions', path: '/profile?tab=institutions', account: member },
  { name: 'work experience', path: '/profile?tab=work-experience', account: member },
  { name: 'attachments', path: '/profile?tab=attachments', account: member },
  { name: 'specialization', path: '/profile?tab=specialization', account: member },
  { name: 'convictions', path: '/profile?tab=convictions', account: member },
  { name: 'directors', path: '/profile?tab=directors', account: firm },
  { name: 'employees', path: '/profile?tab=employees', account: firm },
  { name: 'checklist', path: '/checklist/type/PROFESSIONAL', account: member },
  { name: 'checklist of a firm', path: '/checklist/type/FIRM', account: firm },
  { name: 'form of a checklist item', path: '/checklist/component/CONTACTS', account: member },
  { name: 'profile to confirm', path: '/profile/profileConfirm', account: member },
  { name: 'applications', path: '/application', account: member },
  { name: 'firm', path: '/firm', account: firm },
  { name: 'settings', path: '/settings', account: member },
  { name: 'messages', path: '/admin/messages', account: 'admin@sample.example' },
  { name: 'admin-settings', path: '/admin/settings', account: 'superadmin@sample.example' },
]

/** Every screen, by account and address. */
export const screens: readonly Screen[] = [...outside, ...inside]

async function editFirst(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}
