import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFileAnswer } from '../../../src/renderer/store/state/file-registry.ts'
import { accessibilityProblems } from '../axe.ts'
import { renderGallery } from './gallery.tsx'

const pad = page.getByRole('img', { name: /^Signature pad/ })
const save = page.getByRole('button', { name: 'Save signature' })
const clear = page.getByRole('button', { name: 'Clear' })

/** Draws a stroke from corner to corner with a kind of pointer. */
async function draw(pointerType: 'pen' | 'touch' | 'mouse'): Promise<void> {
  await expect.element(pad).toBeVisible()
  // The pad listens a moment after the canvas is rendered.
  await expect.poll(() => pad.element().getAttribute('style')).toContain('touch-action: none')
  const canvas = pad.element()
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const send = (target: EventTarget, type: string, part: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType,
        isPrimary: true,
        buttons: type === 'pointerup' ? 0 : 1,
        button: 0,
        pressure: 0.5,
        bubbles: true,
        cancelable: true,
        clientX: left + width * part,
        clientY: top + height * part,
      }),
    )
  send(canvas, 'pointerdown', 0.2)
  for (const part of [0.3, 0.45, 0.6]) send(canvas.ownerDocument, 'pointermove', part)
  send(canvas.ownerDocument, 'pointerup', 0.6)
}

/** Types a name instead of drawing, by keyboard alone. */
async function typeName(): Promise<void> {
  await expect.element(pad).toBeVisible()
  page.getByRole('radio', { name: 'Draw' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{Tab}Zawadi Neema')
}

/** How many pixels of the canvas are inked. */
function inked(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-pen], canvas')
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return Array.from(data).filter((value, index) => index % 4 === 3 && value > 0).length
}

describe('a signature [ENG-14]', () => {
  test.each(['pen', 'touch', 'mouse'] as const)(
    'is drawn by %s; saved or cleared only once there is one',
    async (kind) => {
      const { answer, store } = renderGallery()
      await expect.element(save).toBeDisabled()
      await expect.element(clear).toBeDisabled()
      await draw(kind)
      await expect.element(save).toBeEnabled()
      await userEvent.click(clear)
      await expect.element(save).toBeDisabled()
      expect(inked()).toBe(0)
      await draw(kind)
      await userEvent.click(save)
      await expect.element(page.getByRole('img', { name: 'Signature', exact: true })).toBeVisible()
      const given = readFileAnswer(answer('signature'))
      expect(given).toMatchObject({ name: 'signature.png', mediaType: 'image/png' })
      const stored = await createImageBitmap(store.files.get(given?.id) ?? new Blob())
      expect(stored.width).toBeGreaterThan(200)
    },
  )

  test('can be a typed name, by keyboard alone, and be replaced', async () => {
    const { answer, container } = renderGallery()
    await typeName()
    expect(inked()).toBeGreaterThan(0)
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => readFileAnswer(answer('signature'))?.name).toBe('signature.png')
    await userEvent.click(page.getByRole('button', { name: 'Sign again' }))
    await expect.element(save).toBeDisabled()
    expect(answer('signature')).toBeUndefined()
  })

  test.each([
    ['drawn', () => draw('pen')],
    ['typed', typeName],
  ] as const)('that is %s stays when the pad changes its size', async (_, sign) => {
    const { container } = renderGallery()
    await sign()
    await expect.element(save).toBeEnabled()
    const pixels = () => container.querySelector('canvas')?.width ?? 0
    const before = pixels()
    container.style.width = '420px'
    await expect.poll(pixels).toBeLessThan(before)
    expect(inked()).toBeGreaterThan(0)
    await expect.element(save).toBeEnabled()
  })
})

describe('a list as a table [ENG-14]', () => {
  test('lets rows be added, moved and removed, and shows how many answers are wrong', async () => {
    const { answer, store, container } = renderGallery()
    const add = page.getByRole('button', { name: 'Add subject' })
    for (const subject of ['Physics', 'Chemistry', 'English']) {
      await userEvent.click(add)
      await userEvent.fill(page.getByRole('textbox', { name: 'Subject' }).last(), subject)
    }
    await expect.element(add).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Move Subjects 2 up' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove Subjects 3' }))
    expect(answer('subjects')).toEqual([{ Subject: 'Chemistry' }, { Subject: 'Physics' }])
    await userEvent.fill(page.getByRole('textbox', { name: 'Grade' }).first(), 'ABC')
    store.touch('/subjects/0/Grade')
    await expect.element(page.getByText('One answer in this list is not right')).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
  })
})
