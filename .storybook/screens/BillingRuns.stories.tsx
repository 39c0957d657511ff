import { expect, userEvent } from 'storybook/test'
import type { within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { billingPreview, sampleRuns, billings, leftOutMembers, nobodyToBill } from './portal/sample-billing.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Yearly billing' }

type Canvas = ReturnType<typeof within>

const at = { at: '/admin/billing', as: 'administrator' } as const
const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })
const declared = responds('admin/billing', billings)
const none = responds('admin/billing/runs', [])
const runs = responds('admin/billing/runs', sampleRuns)
const previewed = responds('admin/billing/preview', billingPreview)

const openPreview = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show the preview' }))
  await expect(await canvas.findByRole('region', { name: 'What the run will do' })).toBeVisible()
}

const openReason = async (canvas: Canvas): Promise<void> => {
  await openPreview(canvas)
  await userEvent.click(await canvas.findByRole('button', { name: 'Show members: The member has died' }))
  await expect(await canvas.findByText('M/1001')).toBeVisible()
}

/** Before the first run. */
export const NoRuns = screen({ ...at, responses: [declared, none] })
export const NoRunsOnAPhone = screen({ ...at, phone: true, responses: [declared, none] })
export const Loading = screen({ ...at, responses: [waits('admin/billing'), waits('admin/billing/runs')] })
export const Unavailable = screen({
  ...at,
  responses: [fails('admin/billing', unavailable), fails('admin/billing/runs', unavailable)],
})

/** A run in each state. */
export const Runs = screen({ ...at, responses: [declared, runs] })
export const RunsOnAPhone = screen({ ...at, phone: true, responses: [declared, runs] })

/** What a run will do: sums by category, and who is left out for which reason. */
export const Preview = screen({ ...at, responses: [declared, none, previewed], then: openPreview })
export const PreviewOnAPhone = screen({
  ...at,
  phone: true,
  responses: [declared, none, previewed],
  then: openPreview,
})
export const PreviewWhileARunIsUnderWay = screen({ ...at, responses: [declared, runs, previewed], then: openPreview })
export const NobodyToBill = screen({
  ...at,
  responses: [declared, none, responds('admin/billing/preview', nobodyToBill)],
  then: openPreview,
})
export const PreviewUnavailable = screen({
  ...at,
  responses: [declared, none, fails('admin/billing/preview', unavailable)],
  then: openPreview,
})
export const WhoIsLeftOut = screen({
  ...at,
  responses: [declared, none, previewed, responds('admin/billing/left-out', leftOutMembers)],
  then: openReason,
})
