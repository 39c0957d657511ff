import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFileAnswer } from '../../../src/renderer/store/state/file-registry.ts'
import { accessibilityProblems } from '../axe.ts'
import { settled } from '../settled.ts'
import { renderGallery } from './gallery.tsx'

const attachment = page.getByLabelText('ID attachment')
const pdf = (size: number, name = 'id.pdf') => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

async function pngFile(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'me.png', { type: 'image/png' })
}

describe('a file [ENG-14]', () => {
  test('is accepted with its name, type and size; its bytes are in the registry', async () => {
    const { answer, store } = renderGallery()
    await userEvent.upload(attachment, pdf(1200))
    await expect.element(page.getByText('id.pdf', { exact: true })).toBeVisible()
    await expect.element(page.getByText('PDF · 1.2 kB')).toBeVisible()
    const given = readFileAnswer(answer('idImage'))
    expect(given).toMatchObject({ name: 'id.pdf', mediaType: 'application/pdf', size: 1200 })
    expect(store.files.get(given?.id)?.size).toBe(1200)
  })

  test('of the wrong type or size is refused before anything is sent, and says why [BIO-04]', async () => {
    const { answer } = renderGallery()
    await userEvent.upload(attachment, await pngFile())
    await expect.element(page.getByText('Only these kinds of files are allowed: PDF')).toBeVisible()
    await userEvent.upload(attachment, pdf(10_000_000))
    await expect.element(page.getByText('The file should be less than 10 MB')).toBeVisible()
    expect(answer('idImage')).toBeUndefined()
  })

  test('can be dropped, and removed', async () => {
    const { answer } = renderGallery()
    await expect.element(attachment).toBeInTheDocument()
    const data = new DataTransfer()
    data.items.add(pdf(10))
    const zone = document.querySelector('#root_idImage')?.closest('label')
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    await userEvent.click(page.getByRole('button', { name: 'Remove id.pdf' }))
    await expect.poll(() => answer('idImage')).toBeUndefined()
  })

  test('shows its progress', async () => {
    const { store } = renderGallery()
    await userEvent.upload(attachment, pdf(10))
    store.files.reportProgress(0.4)
    await expect.element(page.getByRole('progressbar', { name: 'Sending id.pdf' })).toHaveAttribute('value', '0.4')
    store.files.reportProgress(undefined)
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  })
})

describe('an upload [ENG-14 ENG-16]', () => {
  test('can be stopped, is then marked as unsent, and can be sent again', async () => {
    const { store } = renderGallery()
    await userEvent.upload(attachment, pdf(10))
    const signal = store.files.startSending()
    store.files.reportProgress(0.5)
    await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
    store.files.stopSending()
    expect(signal.aborted).toBe(true)
    store.files.endSending(false)
    await expect.element(page.getByText('Not sent yet. It is kept here: save again to send it.')).toBeVisible()
    expect(store.files.get(readFileAnswer(store.value('/idImage'))?.id)?.size).toBe(10)
    store.files.startSending()
    store.files.endSending(true)
    await expect.element(page.getByText(/^Not sent yet/)).not.toBeInTheDocument()
  })
})

describe('a picture [ENG-14]', () => {
  test('is fitted into its measures by keyboard and shown', async () => {
    const { answer, store, container } = renderGallery()
    await userEvent.upload(page.getByLabelText('Profile Picture'), await pngFile())
    const dialog = page.getByRole('dialog', { name: 'Fit the picture' })
    const area = page.getByRole('application')
    await expect.element(area).toBeVisible()
    await settled()
    expect(await accessibilityProblems(dialog.element())).toEqual([])
    area.element().focus()
    await userEvent.keyboard('{+}{ArrowRight}')
    await userEvent.click(page.getByRole('button', { name: 'Use picture' }))
    await expect.element(page.getByRole('img', { name: 'Profile Picture' })).toBeVisible()
    const given = readFileAnswer(answer('photo'))
    expect(given?.name).toBe('me.png')
    const stored = await createImageBitmap(store.files.get(given?.id) ?? new Blob())
    expect([stored.width, stored.height]).toEqual([400, 400])
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('is refused if its content is no picture', async () => {
    const { answer } = renderGallery()
    await userEvent.upload(page.getByLabelText('Profile Picture'), new File(['text'], 'x.png', { type: 'image/png' }))
    await expect.element(page.getByText('This picture cannot be read. Choose another one.')).toBeVisible()
    expect(answer('photo')).toBeUndefined()
  })
})
