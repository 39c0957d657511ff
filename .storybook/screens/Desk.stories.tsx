import { screen as page, userEvent, within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import {
  askedCase,
  beside,
  besideAnswered,
  besideNothing,
  besideSettled,
  finishedCase,
  history,
  noQueues,
  onDesk,
  openCase,
  otherReaders,
  queues,
  releasedCase,
  reviewableCase,
  savedViews,
} from './portal/sample-desk.ts'
import { fails, lists, responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/Desk' }

const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })
const found = (items: typeof onDesk) => lists('cases/application', { items, next: 'more', previous: null })
const withQueues = responds('cases', queues)
const queueAt = { at: '/desk/application', as: 'approver' } as const

export const Queue = screen({ ...queueAt, responses: [withQueues, found(onDesk)], then: () => shows('APP-000417') })
export const QueueOnPhone = screen({
  ...queueAt,
  phone: true,
  responses: [withQueues, found(onDesk)],
  then: () => shows('APP-000417'),
})
export const QueueEmpty = screen({ ...queueAt, responses: [responds('cases', noQueues), found([])] })
/** A search that finds nothing. */
export const QueueNothingFound = screen({
  ...queueAt,
  at: '/desk/application?search=nobody&assigned=me',
  responses: [withQueues, found([])],
})
/** With filters that were saved, and others that can be. */
export const QueueWithSavedFilters = screen({
  ...queueAt,
  at: '/desk/application?assigned=nobody&waiting=7',
  responses: [withQueues, found(onDesk), lists('cases/application/views', savedViews)],
  then: () => shows(/Mine, for two weeks/),
})
export const SavingFilters = screen({
  ...queueAt,
  at: '/desk/application?assigned=nobody',
  responses: [withQueues, found(onDesk)],
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^(Save these filters|Hifadhi vichujio hivi)$/ }))
    await opensDialog()
    await userEvent.click(page.getByRole('button', { name: /^(Save|Hifadhi)$/ }))
    await shows(/^(Give the filters a name|Vipe vichujio jina)\.$/)
  },
})
export const QueueLoading = screen({ ...queueAt, responses: [waits('cases')] })
export const QueueFailed = screen({ ...queueAt, responses: [fails('cases', away)] })
/** For somebody whose role works on no case type yet. */
export const NoQueue = screen({ at: '/desk', as: 'approver', responses: [responds('cases', [])] })
export const Keys = screen({
  ...queueAt,
  responses: [withQueues, found(onDesk)],
  then: async () => {
    await shows('APP-000417')
    await userEvent.keyboard('?')
    await opensDialog()
  },
})

const verified = onDesk.map((one) => ({ ...one, state: 'verified', title: 'Verified', color: 'info' as const }))
const manyAt = { ...queueAt, at: '/desk/application?state=verified', responses: [withQueues, found(verified)] } as const
const choosesAll = async () => {
  await userEvent.click(
    await page.findByRole('checkbox', { name: /^(Choose all on this page|Chagua yote katika ukurasa huu)$/ }),
  )
}
/** One transition that may be taken of many cases at once. */
export const ManyChosen = screen({ ...manyAt, then: choosesAll })
export const ManyChosenOnPhone = screen({ ...manyAt, phone: true, then: choosesAll })
const sendsAll = async () => {
  await choosesAll()
  await userEvent.click(await page.findByRole('button', { name: /^(Send to the committee|Tuma kwa kamati)$/ }))
  await opensDialog()
}
export const ManyToConfirm = screen({ ...manyAt, then: sendsAll })
/** Two were done, and one was not, which somebody else had changed. */
export const ManyDecided = screen({
  ...manyAt,
  responses: [
    ...manyAt.responses,
    lists('cases/application/bulk/committee', [
      { id: 'case-1', number: 'APP-000417', refused: null },
      { id: 'case-2', number: 'APP-000418', refused: 'NEEMA EXAMPLE changed this request a minute ago.' },
      { id: 'case-3', number: 'APP-000420', refused: null },
    ]),
  ],
  then: async () => {
    await sendsAll()
    const dialog = within(page.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Send to the committee|Tuma kwa kamati)$/ }))
    await shows(/^(What became of each|Matokeo ya kila moja)$/)
  },
})

const caseAt = { at: '/desk/application/APP-000417', as: 'approver' } as const
const around = [
  lists('cases/application/APP-000417/desk', beside),
  lists('cases/application/case-1/history', history),
] as const
const shown = (view: object) => [lists('cases/application/APP-000417', view), ...around]

/** With a closed transition, answers that have changed since, an event that waits, and two others who read it. */
export const Case = screen({
  ...caseAt,
  responses: [...shown(openCase), lists('cases/application/APP-000417/reading', otherReaders)],
  then: () => shows(/NEEMA EXAMPLE and OTIENO EXAMPLE|NEEMA EXAMPLE na OTIENO EXAMPLE/),
})
export const CaseOnPhone = screen({ ...caseAt, phone: true, responses: shown(openCase), then: () => shows('Mombasa') })
export const CaseAsked = screen({ ...caseAt, responses: shown(askedCase), then: () => shows('Mombasa') })
const reviewed = { ...caseAt, tenant: 'iek', responses: shown(reviewableCase) } as const
const givesOpinion = async () => {
  await userEvent.click(await page.findByRole('button', { name: /^(Give an opinion|Toa rai)$/ }))
  await opensDialog()
  await within(page.getByRole('dialog')).findByRole('textbox')
}
/** An opinion that moves the case only together with that of somebody else. */
export const GivingOpinion = screen({ ...reviewed, then: givesOpinion })
/** Against it, without the reason that its form asks for. */
export const GivingOpinionIncomplete = screen({
  ...reviewed,
  phone: true,
  then: async () => {
    await givesOpinion()
    const dialog = within(page.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Against|Napinga)$/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^(Give an opinion|Toa rai)$/ }))
    await dialog.findByRole('alert')
  },
})
/** A colleague was first to change the case: what was typed stays. */
export const GivingOpinionStale = screen({
  ...reviewed,
  responses: [
    ...reviewed.responses,
    fails(
      'cases/application/case-1/opinions/check',
      new ApiError('NEEMA EXAMPLE changed this request since you opened it: Assigned, 12:03.', 409, { code: 'stale' }),
    ),
  ],
  then: async () => {
    await givesOpinion()
    const dialog = within(page.getByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox'), 'In order.')
    await userEvent.click(dialog.getByRole('button', { name: /^(Give an opinion|Toa rai)$/ }))
    await shows(/NEEMA EXAMPLE changed/)
  },
})
/** Nothing was assured, and nothing is charged. */
export const CaseWithoutMoney = screen({
  ...caseAt,
  responses: [
    lists('cases/application/APP-000417', openCase),
    lists('cases/application/APP-000417/desk', besideNothing),
    lists('cases/application/case-1/history', history),
  ],
  then: () => shows(/^(Nothing is charged for this request|Ombi hili halina malipo)\.$/),
})
/** The fee is settled, and something else is not billed yet. */
export const CaseSettled = screen({
  ...caseAt,
  responses: [
    lists('cases/application/APP-000417', openCase),
    lists('cases/application/APP-000417/desk', besideSettled),
    lists('cases/application/case-1/history', history),
  ],
  then: () => shows(/^(Not billed yet|Bado haijatozwa)$/),
})
/** What a question is about is chosen at the records. */
export const CaseAsking = screen({
  ...caseAt,
  responses: shown(openCase),
  then: async () => {
    const [first] = await page.findAllByRole('button', { name: /^(Ask about this|Uliza kuhusu hili)$/ })
    if (first) await userEvent.click(first)
    await page.findByRole('button', { name: /^(Leave out|Ondoa).*akinyi@members\.example/ })
  },
})
/** The applicant has answered: what they changed, before and after, with their words. */
export const CaseAnswered = screen({
  ...caseAt,
  responses: [lists('cases/application/APP-000417/desk', besideAnswered), ...shown(openCase)],
  then: () => shows(/I moved in March/),
})
export const CaseReleased = screen({ ...caseAt, responses: shown(releasedCase), then: () => shows('Mombasa') })
/** What was submitted, drawn anew where it is listed. */
export const CaseDocumentDrawnAnew = screen({
  ...caseAt,
  responses: [...shown(openCase), waits('cases/application/APP-000417/documents/report')],
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^(Show|Onyesha) (File|Faili)$/ }))
  },
})
/** Finished ones are listed, too. */
export const QueueWithFinished = screen({
  ...queueAt,
  at: '/desk/application?finished=yes',
  responses: [withQueues, found([...onDesk, finishedCase])],
  then: () => shows('APP-000391'),
})
const certificate = 'cases/application/APP-000417/documents/certificate'
const showsCertificate = async () => userEvent.click(await page.findByRole('button', { name: /Certificate|Cheti/ }))
/** A document of the case, which is opened where it is listed. */
export const CaseDocumentLoading = screen({
  ...caseAt,
  responses: [...shown(releasedCase), waits(certificate)],
  then: showsCertificate,
})
export const CaseDocumentFailed = screen({
  ...caseAt,
  responses: [...shown(releasedCase), fails(certificate, away)],
  then: async () => {
    await showsCertificate()
    await shows(/The service is not ready/)
  },
})
/** A document is revoked with a reason. */
export const RevokingDocument = screen({
  ...caseAt,
  responses: shown(releasedCase),
  then: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^(Revoke|Batilisha)$/ }))
    await opensDialog()
  },
})
export const CaseLoading = screen({
  ...caseAt,
  responses: [waits('cases/application/APP-000417'), ...around],
})
export const CaseGone = screen({
  ...caseAt,
  responses: [fails('cases/application/APP-000417', new ApiError('Not found', 404, { code: 'not-found' })), ...around],
})
/** Somebody else was first: nothing is lost, and the new state is a click away. */
export const CaseStale = screen({
  ...caseAt,
  responses: [
    ...shown(openCase),
    fails(
      'cases/application/case-1/comments',
      new ApiError('NEEMA EXAMPLE changed this request since you opened it: Verify, 12:03.', 409, { code: 'stale' }),
    ),
  ],
  then: async () => {
    await userEvent.type(await page.findByLabelText(/^(Comment|Maoni)$/), 'Seen.')
    await userEvent.click(await page.findByRole('button', { name: /Add the comment|Ongeza maoni/ }))
    await shows(/NEEMA EXAMPLE changed/)
  },
})
