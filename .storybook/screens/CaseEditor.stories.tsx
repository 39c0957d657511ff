import { userEvent, within } from 'storybook/test'
import { processIssues, sampleProcess } from './portal/sample-process.ts'
import { accepts, responds } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'
import type { Canvas } from './portal/screen.tsx'

export default { title: 'Screens/Case editor' }

const process = {
  at: `/admin/forms/${sampleProcess.document}`,
  as: 'superAdministrator',
  responses: [
    responds(`admin/forms/form?document=${encodeURIComponent(sampleProcess.document)}`, sampleProcess),
    accepts('admin/forms/check', processIssues),
  ],
} as const

/** Waits until the diagram is drawn and shows what the check finds. */
const drawn = async (canvas: Canvas) => {
  await canvas.findByText(/No case ever comes/)
  return within(await canvas.findByRole('group', { name: /^(diagram|mchoro)/i }))
}

const choose = (name: RegExp) => async (canvas: Canvas) => {
  const [part] = await (await drawn(canvas)).findAllByRole('button', { name })
  await userEvent.click(part ?? document.body)
  await within(await canvas.findByRole('tabpanel')).findAllByRole('textbox')
}

const openDialog = (name: RegExp) => async (canvas: Canvas) => {
  await drawn(canvas)
  await userEvent.click(await canvas.findByRole('button', { name }))
  await within(document.body).findByRole('dialog')
}

/** The states and transitions of a type of request, of which one state has a problem. */
export const Process = screen({ ...process, then: async (canvas) => void (await drawn(canvas)) })
export const ProcessOnAPhone = screen({ ...process, phone: true, then: async (canvas) => void (await drawn(canvas)) })

/** A state and a transition that are open in the panel; the transition leaves two states. */
export const ChosenState = screen({ ...process, then: choose(/in appeal$/i) })
export const ChosenTransition = screen({ ...process, then: choose(/^reject,/i) })
export const ChosenTransitionOnAPhone = screen({ ...process, phone: true, then: choose(/^reject,/i) })

/** What is asked for a new state, and for a new transition. */
export const AddState = screen({ ...process, then: openDialog(/^(add a state|ongeza hali)$/i) })
export const AddTransition = screen({ ...process, then: openDialog(/^(add a transition|ongeza badiliko)$/i) })
