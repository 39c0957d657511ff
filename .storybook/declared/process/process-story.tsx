import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { CaseSamples } from '../../../scripts/vite/case-samples/case-samples.ts'
import { ProcessPage } from './ProcessPage.tsx'

/** What the stories of a case type show, by organisation and language. */
export type StoryCases = Readonly<Record<string, Readonly<Record<string, CaseSamples>>>>

/** The samples of an organisation. Throws where it does not have the case type. */
export function casesIn(cases: StoryCases, place: { readonly tenant: string; readonly language: string }): CaseSamples {
  const found = cases[place.tenant]?.[place.language]
  if (found === undefined) throw new Error(`"${place.tenant}" does not declare this case type in "${place.language}"`)
  return found
}

/** The process of a case type: its picture, its transitions and its runs. */
export function processStory(cases: StoryCases): StoryObj {
  const samplesOf = ({ tenant, language }: Readonly<Record<string, unknown>>) =>
    casesIn(cases, { tenant: String(tenant), language: String(language) })
  return {
    render: (_, { globals }) => <ProcessPage samples={samplesOf(globals)} />,
    play: async ({ canvasElement, globals }) => {
      const { diagram } = samplesOf(globals)
      const canvas = within(canvasElement)
      const rows = within(await canvas.findByRole('table')).getAllByRole('row')
      await expect(rows).toHaveLength(diagram.edges.length + 1)
      await canvas.findByRole('img')
      await expect(titlesOutside(canvasElement)).toEqual([])
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  }
}

/** The titles of states that are wider or higher than their boxes, in the font that is shown. */
function titlesOutside(element: Element): readonly string[] {
  return [...element.querySelectorAll('[data-state]')].flatMap((state) => {
    const frame = state.querySelector('rect')?.getBoundingClientRect()
    return [...state.querySelectorAll('text')].flatMap((title) => {
      const { left, right, top, bottom } = title.getBoundingClientRect()
      const fits = frame && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
      return fits ? [] : [title.textContent]
    })
  })
}
