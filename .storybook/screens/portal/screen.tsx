import type { StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as screenOfPage, userEvent, waitFor, within } from 'storybook/test'
import { PortalScreen } from './PortalScreen.tsx'
import type { PortalScreenProps } from './PortalScreen.tsx'
import type { Place } from './general-responses.ts'
import { unanswered } from './sample-api.ts'

/** A story’s screen. */
export type Canvas = ReturnType<typeof within>

interface ScreenStory extends Omit<PortalScreenProps, 'tenant' | 'language'> {
  /** The organisation that the story is about; without one the story follows the switch. */
  readonly tenant?: string
  readonly language?: string
  readonly phone?: true
  /** What is done before the screen is looked at. */
  readonly then?: (canvas: Canvas) => Promise<void>
  /** Where the address leads, if elsewhere. */
  readonly leadsTo?: string
}

/** The story of a screen: it is at its address, has its heading, and none of its calls lacks a response. */
export function screen(story: ScreenStory): StoryObj {
  const { tenant, language, phone, ...shown } = story
  return {
    ...screenIn(() => shown),
    globals: {
      ...(tenant !== undefined && { tenant }),
      ...(language !== undefined && { language }),
      ...(phone && { viewport: { value: 'phone' } }),
    },
  }
}

/** The same for a screen whose address and responses differ between organisations and languages. */
export function screenIn(storyIn: (place: Place) => Omit<ScreenStory, 'tenant' | 'language' | 'phone'>): StoryObj {
  return {
    parameters: { layout: 'fullscreen', standsAlone: true },
    render: (_, { globals }) => {
      const place = placeOf(globals)
      const { then: _then, leadsTo: _leadsTo, ...props } = storyIn(place)
      return <PortalScreen key={`${place.tenant} ${place.language}`} {...props} {...place} />
    },
    beforeEach: () => unanswered.clear(),
    play: async ({ canvasElement, globals }) => {
      const { at, then, leadsTo } = storyIn(placeOf(globals))
      const canvas = within(canvasElement)
      await waitFor(() => expect(canvasElement.querySelector('h1')).toBeVisible())
      await then?.(canvas)
      const address = canvasElement.querySelector('[data-address]')?.getAttribute('data-address')
      await expect(address).toBe(leadsTo ?? new URL(at, 'https://portal.example').pathname)
      await expect([...unanswered]).toEqual([])
    },
  }
}

const placeOf = ({ tenant, language }: Readonly<Record<string, unknown>>): Place => ({
  tenant: String(tenant),
  language: String(language),
})

/** Fills in a field, wherever the focus is. */
export async function fill(canvas: Canvas, label: RegExp, value: string): Promise<void> {
  await fireEvent.input(await canvas.findByLabelText(label), { target: { value } })
}

/** Presses the form's button. */
export async function submit(canvas: Canvas): Promise<void> {
  const button = (await canvas.findAllByRole('button')).find(
    (one: HTMLElement) => one.getAttribute('type') === 'submit',
  )
  if (!button) throw new Error('The form has no button that submits')
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Waits for a dialog, which fades in, anywhere on the page. */
export async function opensDialog(): Promise<void> {
  const dialog = await screenOfPage.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

/** Waits for a text, which may fade in, anywhere on the page. */
export async function shows(text: string | RegExp): Promise<void> {
  const element = await screenOfPage.findByText(text)
  await waitFor(() => expect(element).toBeVisible())
}
