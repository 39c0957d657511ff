import { userEvent, within } from 'storybook/test'
import { sampleFees, sampleLetter, sampleTheme } from './portal/sample-declarations.ts'
import { accepts, responds } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Declaration editor' }

const fees = { at: '/admin/forms/lists/membership-categories', as: 'superAdministrator' } as const
const letter = { at: '/admin/forms/documents/welcome-letter', as: 'superAdministrator' } as const
const ofFees = [responds(`admin/forms/form?document=${encodeURIComponent(sampleFees.document)}`, sampleFees)]
const ofLetter = [responds(`admin/forms/form?document=${encodeURIComponent(sampleLetter.document)}`, sampleLetter)]

const theme = {
  at: '/admin/forms/themes/brand',
  as: 'superAdministrator',
  responses: [responds(`admin/forms/form?document=${encodeURIComponent(sampleTheme.document)}`, sampleTheme)],
} as const

/** Opens the charges of the student members. */
async function openCharge(canvas: ReturnType<typeof within>) {
  const panel = within(await canvas.findByRole('tabpanel'))
  await userEvent.click(await panel.findByRole('button', { name: /student member/i }))
  await userEvent.click(await panel.findByRole('button', { name: /charges/i }))
  await userEvent.click(await panel.findByRole('button', { name: /subs/i }))
  await panel.findByRole('textbox', { name: /amount/i })
}

/** Fees, the way to one of them, and what is changed. */
export const Fees = screen({ ...fees, responses: ofFees })
export const FeesOnAPhone = screen({ ...fees, phone: true, responses: ofFees })
export const OneFee = screen({ ...fees, responses: ofFees, then: openCharge })
export const ChangesOfFees = screen({
  ...fees,
  responses: ofFees,
  then: async (canvas) => userEvent.click(await canvas.findByRole('tab', { name: /\(1\)/ })),
})

/** A letter beside what it gives, and as JSON with what the check finds. */
export const Letter = screen({ ...letter, responses: ofLetter })
export const LetterAsSource = screen({
  ...letter,
  responses: [
    ...ofLetter,
    accepts('admin/forms/check', {
      issues: [{ document: sampleLetter.document, pointer: '', text: '"{owner.nam}" names nothing.' }],
    }),
  ],
  then: async (canvas) => {
    await userEvent.click((await canvas.findAllByRole('tab')).at(-3) ?? document.body)
    await canvas.findByText(/names nothing/)
  },
})

/** A theme beside a page in it, and a text of it that is not legible. */
export const Theme = screen({ ...theme })
export const ThemeOnAPhone = screen({ ...theme, phone: true })
export const ColoursOfATheme = screen({
  ...theme,
  then: async (canvas) => {
    const panel = within(await canvas.findByRole('tabpanel'))
    await userEvent.click(await panel.findByRole('button', { name: 'Colors' }))
    await panel.findByLabelText('Primary')
  },
})

/** The tour at its first control; that it was seen is forgotten again. */
const startTour = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(show how|onyesha jinsi)/i }))
  await within(document.body).findByRole('dialog')
  window.localStorage.removeItem('regalia.editor-tour')
}
export const Tour = screen({ ...theme, then: startTour })
export const TourOnAPhone = screen({ ...theme, phone: true, then: startTour })
