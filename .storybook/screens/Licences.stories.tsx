import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { history } from './portal/sample-desk.ts'
import { newLicence } from './portal/sample-beginnings.ts'
import { billedLicence, unsignedLicence } from './portal/sample-own-cases.ts'
import { lists, waits } from './portal/sample-response.ts'
import { screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/Licences' }

const english = { as: 'member', tenant: 'demo', language: 'en' } as const
const begins = (isComplete: boolean) =>
  ({ ...english, at: '/license/card', responses: [lists('cases/licence/new/steps', newLicence(isComplete))] }) as const

const goesOn = async () => {
  const button = await page.findByRole('button', { name: 'Continue' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
const toChecklist = async () => {
  await waitFor(() => expect(page.getByRole('textbox', { name: /^Practice Name/ })).not.toHaveValue(''))
  await goesOn()
  await shows(/requirement\(s\) that are complete/)
}
const toDeclaration = async () => {
  await toChecklist()
  await goesOn()
  await page.findByRole('checkbox', { name: 'I agree to the above declaration' })
}

/** The first step of an application, with what the profile knows. */
export const Details = screen({ ...begins(true), then: () => shows('Practice Name') })
export const DetailsOnPhone = screen({ ...begins(true), phone: true, then: () => shows('Practice Name') })
export const Checklist = screen({ ...begins(true), then: toChecklist })
export const ChecklistOnPhone = screen({ ...begins(true), phone: true, then: toChecklist })
/** Something mandatory is missing, so that the declaration stays closed. */
export const ChecklistIncomplete = screen({
  ...begins(false),
  then: async () => {
    await toChecklist()
    await shows(/You can go on when every mandatory item is complete\./)
  },
})
export const Declaration = screen({ ...begins(true), then: toDeclaration })
export const DeclarationOnPhone = screen({ ...begins(true), phone: true, then: toDeclaration })

const number = 'LIC-2026-00012'
const card = (view: object) => [
  lists(`cases/licence/${number}`, view),
  lists('cases/licence/case-1/history', history),
  waits(`cases/licence/${number}/documents/application`),
]

/** A signed application that is larger than a file may be: nothing is chosen, and a toast says why. */
export const FileTooLarge = screen({
  ...english,
  at: '/license/document/LIC-2026-00012',
  responses: card(unsignedLicence),
  then: async () => {
    const scanned = new File([new Uint8Array(4_000_000)], 'scanned.pdf', { type: 'application/pdf' })
    await userEvent.upload(await page.findByLabelText(/Signed application/), scanned)
    await shows('File too large. max allowed size is 3MB.')
  },
})

/** The pro forma of an application, to which the specification’s address leads. */
export const ProForma = screen({
  ...english,
  at: '/license/license/LIC-2026-00012',
  leadsTo: '/billing/invoice/SU5WLTIwMjYtMDAwNDI',
  responses: card(billedLicence),
  then: async (canvas) => {
    await expect(await canvas.findByText(/^(One page|\d+ pages)$/, {}, { timeout: 45_000 })).toBeVisible()
  },
})
