import { expect, screen as page, waitFor } from 'storybook/test'
import type { CaseSamples } from '../../../scripts/vite/case-samples/case-samples.ts'
import { ApiError } from '../../../src/portal/api/api-error.ts'
import { casesIn, processStory } from '../../declared/process/process-story.tsx'
import type { StoryCases } from '../../declared/process/process-story.tsx'
import { cardName } from '../../declared/states-by-kind.ts'
import { noCases } from './sample-own-cases.ts'
import { fails, lists, responds, waits } from './sample-response.ts'
import { screenIn } from './screen.tsx'

const away = new ApiError('The service is not ready. Try again in a moment', 503, { code: 'unavailable' })

/** A screen of a case type: the list of its owner, a case, its beginning or the desk; or its process. */
export const caseStory = (type: string, cases: StoryCases) => (state: string) =>
  state === 'Process' ? processStory(cases) : screenIn((place) => screenOf(type, casesIn(cases, place), state))

type Screen = ReturnType<Parameters<typeof screenIn>[0]>

function screenOf(type: string, samples: CaseSamples, state: string): Screen {
  const own = `cases/${type}/own`
  const list = { at: `/cases/${type}`, as: samples.viewer } as const
  switch (state) {
    case 'Empty':
      return { ...list, responses: [lists(own, noCases)] }
    case 'Filled':
      return {
        ...list,
        responses: [lists(own, samples.list)],
        then: () => hasRows(samples.list.items.length),
      }
    case 'Loading':
      return { ...list, responses: [waits(own)] }
    case 'Failed':
      return { ...list, responses: [fails(own, away)], then: () => has(away.message) }
    case 'Desk':
      return deskOf(type, samples)
    case 'New':
      return {
        ...list,
        at: `/cases/${type}/new`,
        responses: [lists(`cases/${type}/new/steps`, samples.beginning ?? null), lists(own, noCases)],
      }
    default:
      return cardOf(type, samples, state)
  }
}

function cardOf(type: string, { cards, viewer }: CaseSamples, name: string): Screen {
  const card = cards.find((one) => cardName(one.state) === name)
  if (card === undefined) throw new Error(`No run of the organisation reaches the state of "${name}"`)
  const number = encodeURIComponent(card.view.number)
  return {
    at: `/cases/${type}/${number}`,
    as: viewer,
    responses: [
      lists(`cases/${type}/${number}`, card.view),
      lists(`cases/${type}/${card.view.id}/history`, card.history),
    ],
    then: () => has(card.hasStage ? card.view.title : card.view.number),
  }
}

function deskOf(type: string, { queues, waiting }: CaseSamples): Screen {
  return {
    at: `/desk/${type}`,
    as: 'approver',
    responses: [responds('cases', [...queues]), lists(`cases/${type}`, { items: waiting, next: null, previous: null })],
    then: () => hasRows(waiting.length),
  }
}

/** Waits until a text is somewhere on the page. */
async function has(text: string): Promise<void> {
  await expect((await page.findAllByText(text)).length).toBeGreaterThan(0)
}

/** Waits until a table has so many rows, whatever columns are declared; it has no head where it is narrow. */
async function hasRows(count: number): Promise<void> {
  await waitFor(() => expect(page.getAllByRole('row').length).toBeGreaterThanOrEqual(count))
}
