import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { PrintedSample } from './PrintedSample.tsx'
import { fails, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Printed documents' }

type Canvas = ReturnType<typeof within>

/** The server draws it first, and then the page shows it. */
const isDrawn = async (canvas: Canvas) => {
  await expect(await canvas.findByText(/^(One page|\d+ pages)$/, {}, { timeout: 45_000 })).toBeVisible()
}

/** A document that no page shows yet, of the organisation and in the language of the toolbar. */
function sample(document: string): StoryObj {
  return {
    render: (_args, { globals }) => {
      const place = `${String(globals.tenant)}/${String(globals.language)}/${document}`
      return <PrintedSample key={place} place={place} />
    },
    play: async ({ canvasElement }) => isDrawn(within(canvasElement)),
  }
}

export const Certificate = sample('certificate')
export const AcceptanceLetter = sample('acceptance-letter')
export const RejectionLetter = sample('rejection-letter')
export const Application = sample('application')
export const Invoice = sample('invoice')
export const Receipt = sample('receipt')
export const CreditNote = sample('credit-note')
export const Profile = screen({ at: '/profile/document', as: 'member', then: isDrawn })
export const OneSection = screen({ at: '/profile/document/contacts', as: 'member', then: isDrawn })
export const RefereeReport = screen({ at: '/profile/RefereeFormReport/1', as: 'member', then: isDrawn })
export const BeingDrawn = screen({ at: '/profile/document', as: 'member', responses: [waits('profile/document')] })
export const Busy = screen({
  at: '/profile/document',
  as: 'member',
  responses: [
    fails(
      'profile/document',
      new ApiError('Many documents are being printed. Try again in a moment', 503, { code: 'documents-busy' }),
    ),
  ],
})
