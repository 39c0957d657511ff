import { expect, screen as page, userEvent } from 'storybook/test'
import { fails, lists, responds } from './portal/sample-response.ts'
import { opensDialog, screen, shows } from './portal/screen.tsx'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { noCases, standAt } from './portal/sample-own-cases.ts'
import { newUpgrade } from './portal/sample-beginnings.ts'
import { owingUpgrade, upgrades } from './portal/sample-upgrades.ts'

export default { title: 'Screens/Upgrades' }

const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })
const english = { as: 'member', language: 'en' } as const
const listAt = { ...english, at: '/upgrade' } as const
const found = [lists('cases/upgrade/own', upgrades)]

export const List = screen({ ...listAt, responses: found, then: () => shows('UPG-2026-00007') })
export const ListOnPhone = screen({ ...listAt, phone: true, responses: found, then: () => shows('UPG-2026-00007') })
export const ListEmpty = screen({ ...listAt, responses: [lists('cases/upgrade/own', noCases)] })
export const ListFailed = screen({ ...listAt, responses: [fails('cases/upgrade/own', away)] })
export const Feedback = screen({
  ...listAt,
  responses: found,
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Read (1)' }))
    await opensDialog()
  },
})

const requirements = ['PROFESSIONAL', 'CONSULTING', 'FELLOW'].map((code) =>
  responds(`checklist/disclaimer?documentNo=${code}&disclaimerType=Upgrade`, [
    { description: 'You are in good standing, and owe nothing on your account.' },
    { description: 'At least three years of supervised practice since you joined as a graduate.' },
  ]),
)
const open = [lists('cases/upgrade/new/steps', newUpgrade(true)), ...requirements]
/** Where the addresses of the specification lead. */
const begun = '/cases/upgrade/new'
const showsPlans = () => shows('Upgrade to Professional Member')

export const Plans = screen({ ...english, at: '/upgrade/plan', leadsTo: begun, responses: open, then: showsPlans })
export const PlansOnPhone = screen({
  ...english,
  phone: true,
  at: '/upgrade/plan',
  leadsTo: begun,
  responses: open,
  then: showsPlans,
})
export const Cards = screen({ ...english, at: '/upgrade/card', leadsTo: begun, responses: open, then: showsPlans })
export const Checklist = screen({
  ...english,
  at: '/upgrade/checklist/PROFESSIONAL',
  leadsTo: begun,
  responses: open,
  then: async () => {
    await shows('You have 3/3 requirement(s) that are complete')
    await userEvent.click(await page.findByRole('checkbox', { name: 'I Confirm to upgrade' }))
    await expect(await page.findByRole('button', { name: 'Continue' })).toBeEnabled()
  },
})
/** The last step leads on to what is still to be assured. */
export const Assure = screen({
  ...english,
  at: '/upgrade/checklist/PROFESSIONAL',
  leadsTo: begun,
  responses: [...open, lists('cases/upgrade/new/assurances', standAt('terms', 'consent', ['confirm']))],
  then: async () => {
    await userEvent.click(await page.findByRole('checkbox', { name: 'I Confirm to upgrade' }))
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }))
    await opensDialog()
  },
})
/** Somebody who owes something cannot go on. */
export const Owing = screen({
  ...english,
  at: '/upgrade/checklist/PROFESSIONAL',
  leadsTo: begun,
  responses: [lists('cases/upgrade/new/steps', owingUpgrade), ...requirements],
  then: () => shows('Please Visit your Profile and Revise your payment'),
})
export const Report = screen({
  ...english,
  at: '/upgrade/document/UPG-2026-00007',
  leadsTo: '/cases/upgrade/UPG-2026-00007/documents/report',
})
export const AcceptanceLetter = screen({
  ...english,
  at: '/upgrade/acceptance-letter/UPG-2026-00007',
  leadsTo: '/cases/upgrade/UPG-2026-00007/documents/acceptance',
})
