import { expect, screen as page, userEvent } from 'storybook/test'
import { readPaymentRequest } from '../../src/engine/payments/payment-request.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { history } from './portal/sample-desk.ts'
import {
  askedAboutRecord,
  askedOwnCase,
  billedLicence,
  closedLicence,
  incompleteCase,
  noCases,
  ownCases,
  readyCases,
  readyCase,
  standAt,
  unsignedLicence,
  waitingCase,
} from './portal/sample-own-cases.ts'
import { pendingInvoices } from './portal/sample-postings.ts'
import { fails, lists, waits } from './portal/sample-response.ts'
import { opensDialog, screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/Cases' }

const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })
const listAt = { at: '/application', as: 'applicant' } as const
const found = [lists('cases/application/own', ownCases)]

export const List = screen({ ...listAt, responses: found, then: () => shows('APP-000920') })
export const ListOnPhone = screen({ ...listAt, phone: true, responses: found, then: () => shows('APP-000920') })
/** The application can be submitted: the row leads there. */
export const ListReady = screen({
  ...listAt,
  responses: [lists('cases/application/own', readyCases)],
  then: async () => {
    await page.findByRole('link', { name: /Make Payment|Lipa/ })
  },
})
/** The same by the type’s own address. */
export const ListOfType = screen({ ...listAt, at: '/cases/application', responses: found })
export const ListEmpty = screen({ ...listAt, responses: [lists('cases/application/own', noCases)] })
export const ListLoading = screen({ ...listAt, responses: [waits('cases/application/own')] })
export const ListFailed = screen({ ...listAt, responses: [fails('cases/application/own', away)] })
export const Feedback = screen({
  ...listAt,
  responses: found,
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: /Reviewer feedback|Maoni ya mkaguzi/ }))
    await opensDialog()
  },
})

const cardAt = { at: '/cases/application/APP-000417', as: 'applicant' } as const
const card = (view: object) => [
  lists('cases/application/APP-000417', view),
  lists('cases/application/case-1/history', history),
]

export const Incomplete = screen({ ...cardAt, responses: card(incompleteCase) })
export const Ready = screen({ ...cardAt, responses: card(readyCase) })
export const Waiting = screen({ ...cardAt, responses: card(waitingCase) })
export const WaitingOnPhone = screen({ ...cardAt, phone: true, responses: card(waitingCase) })
export const Asked = screen({ ...cardAt, responses: card(askedOwnCase) })
const licenceAt = { at: '/license/document/LIC-2026-00012', as: 'member', tenant: 'demo' } as const
const licence = (view: object) => [
  lists('cases/licence/LIC-2026-00012', view),
  lists('cases/licence/case-1/history', history),
  waits('cases/licence/LIC-2026-00012/documents/application'),
]
const licences = { as: 'member', tenant: 'demo', responses: [lists('cases/licence/own', noCases)] } as const
/** The specification's address of licences, which are called as the organisation calls them. */
export const LicencesEmpty = screen({ ...licences, at: '/license', then: () => shows('No licences yet.') })
/** An application by its address. */
export const LicenceOpened = screen({
  ...licences,
  at: '/license/card/LIC-2026-00012',
  responses: licence(unsignedLicence),
})
/** The address of an invoice, while the case is read that it belongs to. */
export const LicenceInvoice = screen({
  ...licences,
  at: '/license/license/LIC-2026-00012',
  responses: [waits('cases/licence/LIC-2026-00012')],
})
/** What is owed is paid as declared, whatever the invoice was called: that page follows. */
export const LicenceToPay = screen({
  ...licenceAt,
  responses: [
    ...licence(billedLicence),
    lists(
      'billing/pending',
      pendingInvoices.map((one) => ({ ...one, payment: { description: 'License fees', then: '/license' } })),
    ),
  ],
  then: async () => {
    const link = await page.findByRole('link', { name: /INV-2026-00042/ })
    const payload = link.getAttribute('href')?.split('/').at(-1) ?? ''
    await expect(readPaymentRequest(payload)).toMatchObject({
      description: 'License fees',
      amount: 4500,
      success_url: '/license',
      fail_url: licenceAt.at,
    })
  },
})
/** The form of an application is away. */
export const LicenceNewFailed = screen({
  ...licences,
  at: '/license/card',
  responses: [fails('cases/licence/new/steps', away)],
})
/** The card has a place for a transition: the form that it asks for is drawn there. */
export const TransitionInPlace = screen({
  ...licenceAt,
  responses: licence(unsignedLicence),
  then: async () => {
    await page.findByRole('region', { name: 'Sign the application' })
    await page.findByText(/Signed application/)
  },
})
/** Something closes it. */
export const TransitionInPlaceClosed = screen({
  ...licenceAt,
  responses: licence(closedLicence),
  then: () => shows(/A question waits for your answer/),
})
/** Asked about a record: a link leads to its tab, and words can go with the answer. */
export const AskedAboutRecord = screen({
  ...cardAt,
  responses: card(askedAboutRecord),
  then: async () => {
    await expect(await page.findByRole('link', { name: /akinyi/ })).toHaveAttribute('href', '/profile?tab=contacts')
    await userEvent.type(await page.findByLabelText(/^(Your answer|Jibu lako)$/), 'I have moved.')
  },
})
export const AskedAboutRecordOnPhone = screen({
  ...cardAt,
  phone: true,
  responses: card(askedAboutRecord),
  then: async () => {
    await page.findByRole('link', { name: /akinyi/ })
  },
})
export const CardLoading = screen({ ...cardAt, responses: [waits('cases/application/APP-000417')] })
export const CardGone = screen({
  ...cardAt,
  responses: [fails('cases/application/APP-000417', new ApiError('Not found', 404, { code: 'not-found' }))],
})

export const Document = screen({
  ...cardAt,
  at: '/cases/application/APP-000417/documents/report',
  responses: [waits('cases/application/APP-000417/documents/report')],
})

/** The same at the specification’s address. */
export const DocumentByName = screen({
  ...cardAt,
  at: '/application/document/QVBQLTAwMDQxNw',
  responses: [waits('cases/application/APP-000417/documents/report')],
})

const assured = (stand: object) => [...card(readyCase), lists('cases/application/case-1/assurances', stand)]
const begins = async () => {
  await userEvent.click(await page.findByRole('button', { name: /Make Payment|Lipa/ }))
  await opensDialog()
}

/** The first step of a submission: a text to agree to. */
export const Consent = screen({
  ...cardAt,
  responses: assured(standAt('certified', 'consent', [])),
  then: async () => {
    await begins()
    await page.findByRole('checkbox')
  },
})
export const Terms = screen({
  ...cardAt,
  phone: true,
  responses: assured(standAt('terms', 'consent', ['certified'])),
  then: async () => {
    await begins()
    await page.findByRole('checkbox')
  },
})
export const Signature = screen({
  ...cardAt,
  responses: assured(standAt('signature', 'signature', ['certified', 'terms'])),
  then: async () => {
    await begins()
    await page.findByRole('radio', { name: /Draw|Chora/ })
  },
})
export const Code = screen({
  ...cardAt,
  responses: [
    ...assured(standAt('code', 'one-time-code', ['certified', 'terms', 'signature'])),
    lists('auth/send-otp', { id: 'challenge', phone_no: '+2547•••000', resend_after: 60, message: 'Sent' }),
  ],
  then: begins,
})
/** The assurances cannot be begun. */
export const AssuringFailed = screen({
  ...cardAt,
  responses: [...card(readyCase), fails('cases/application/case-1/assurances', away)],
  then: async () => {
    await begins()
    await shows(/The service is not ready/)
  },
})
