import Button from '@mui/material/Button'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TileGrid } from '../../../src/portal/start-page/TileGrid.tsx'
import { AlertBanner } from '../../../src/renderer/feedback/AlertBanner.tsx'
import { RecordChip } from '../../../src/renderer/pages/collection/RecordChip.tsx'
import { brokenWords } from '../broken-words.ts'
import { render } from '../render-form.tsx'
import { renderGallery } from '../widgets/gallery.tsx'

const fileName = 'Curriculum_vitae_with_certificates_references_and_publications.pdf'
const hash = 'f'.repeat(90)

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 900))

  test('the name of a file breaks between its words alone', async () => {
    renderGallery()
    const file = new File(['%PDF'], fileName, { type: 'application/pdf' })
    await userEvent.upload(page.getByLabelText('ID attachment'), file)
    const name = page.getByText(fileName, { exact: true }).first()
    await expect.element(name).toBeVisible()
    expect(brokenWords(name.element())).toEqual([])
  })

  test('a fact on a tile has its longest word on one line, and fits', async () => {
    const none = { text: '' }
    const facts = {
      status: none,
      number: { text: 'SAMPLE/03' },
      completeness: none,
      category: { text: 'Senior Representative Technologist' },
      arrears: none,
      standing: none,
      points: none,
      notifications: none,
    }
    const tiles = (['number', 'category'] as const).map((shows) => ({ id: shows, title: shows, shows }))
    const container = render(<TileGrid title="Membership" tiles={tiles} facts={facts} />)
    await expect.element(page.getByText('Representative')).toBeVisible()
    expect(brokenWords(container)).toEqual([])
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  })

  test('a chip and a message beside a button keep their words whole, and a word of 90 letters fits', async () => {
    const container = render(
      <>
        <ul>
          <RecordChip text={fileName} remove={{ title: 'Remove', onPress: () => {} }} />
          <RecordChip text={hash} remove={{ title: 'Remove', onPress: () => {} }} />
        </ul>
        <AlertBanner
          kind="info"
          action={<Button sx={{ flex: 'none', width: 250 }}>Continue with the application</Button>}
        >
          Recommendations and acknowledgements
        </AlertBanner>
      </>,
    )
    await expect.element(page.getByText('Recommendations')).toBeVisible()
    expect(brokenWords(container)).toEqual([])
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  })
})
