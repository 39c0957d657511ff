import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { fixtureCases } from './portal/fixture-cases.ts'
import { letters, newLetter, newName, newUpgrade, openName } from './portal/sample-beginnings.ts'
import { noCases } from './portal/sample-own-cases.ts'
import { fails, lists, waits } from './portal/sample-response.ts'
import { opensDialog, screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/New cases' }

const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })
const english = { as: 'member', tenant: 'demo', language: 'en', declared: fixtureCases } as const

const nameAt = { ...english, at: '/cases/change-of-name' } as const
const beginsName = async () => {
  await userEvent.click(await page.findByRole('button', { name: 'Change my name' }))
  await opensDialog()
}
const namesFound = (found: object) => [
  lists('cases/change-of-name/own', noCases),
  lists('cases/change-of-name/new/steps', found),
]

/** A type of which nothing was asked yet. */
export const ChangeOfName = screen({ ...nameAt, responses: [lists('cases/change-of-name/own', noCases)] })
/** Its form, with the name that the profile has. */
export const ChangeOfNameForm = screen({
  ...nameAt,
  responses: namesFound(newName),
  then: async () => {
    await beginsName()
    await waitFor(() => expect(page.getByRole('textbox', { name: /Last name/ })).toHaveValue('ODHIAMBO'))
  },
})
/** Another request has its place. */
export const ChangeOfNameClosed = screen({
  ...nameAt,
  responses: namesFound(openName),
  then: async () => {
    await beginsName()
    await shows('A request of yours is open.')
  },
})
export const ChangeOfNameFailed = screen({
  ...nameAt,
  responses: [lists('cases/change-of-name/own', noCases), fails('cases/change-of-name/new/steps', away)],
  then: async () => {
    await beginsName()
    await shows(away.message)
  },
})

const lettersAt = {
  ...english,
  at: '/cases/introduction',
  responses: [lists('cases/introduction/own', letters), lists('cases/introduction/new/steps', newLetter)],
} as const

/** A list with its sum, which can be narrowed and saved as a file. */
export const Letters = screen({ ...lettersAt, then: () => shows('LI-2026-0001') })
export const LettersOnPhone = screen({ ...lettersAt, phone: true, then: () => shows('LI-2026-0001') })
/** Narrowed to a state by the address, as a link or Back does. */
export const LettersNarrowed = screen({
  ...lettersAt,
  at: '/cases/introduction?introduction.status=Requested',
  then: async () => {
    await shows('LI-2026-0001')
    await waitFor(() => expect(page.queryByText('LI-2025-0002')).toBeNull())
  },
})
export const LetterForm = screen({
  ...lettersAt,
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Request a letter' }))
    await opensDialog()
    await page.findByRole('textbox', { name: /Purpose/ })
  },
})

const upgradeAt = { ...english, at: '/cases/promotion/new' } as const
const found = (isComplete: boolean) => [lists('cases/promotion/new/steps', newUpgrade(isComplete))]
const chooses = async () => {
  await userEvent.click(await page.findByRole('radio', { name: 'Professional Engineer' }))
  await goesOn()
  await shows(/requirement\(s\) that are complete/)
}
const goesOn = async () => {
  const button = await page.findByRole('button', { name: 'Continue' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** The first of several steps: what there is to choose. */
export const Choose = screen({ ...upgradeAt, responses: found(false), then: () => shows('Professional Engineer') })
export const ChooseOnPhone = screen({
  ...upgradeAt,
  phone: true,
  responses: found(false),
  then: () => shows('Professional Engineer'),
})
/** Something is missing, so that the next step stays closed. */
export const Needed = screen({
  ...upgradeAt,
  responses: found(false),
  then: async () => {
    await chooses()
    await shows(/You can go on when every mandatory item is complete\./)
  },
})
export const StepsLoading = screen({ ...upgradeAt, responses: [waits('cases/promotion/new/steps')] })
export const StepsFailed = screen({ ...upgradeAt, responses: [fails('cases/promotion/new/steps', away)] })
/** For somebody who is not offered it. */
export const NotOffered = screen({
  ...upgradeAt,
  responses: [lists('cases/promotion/new/steps', { ...newUpgrade(true), start: null })],
  then: () => shows('You cannot begin this.'),
})
