import Button from '@mui/material/Button'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ChecklistPage } from '../../../src/renderer/pages/ChecklistPage.tsx'
import { accessibilityProblems } from '../axe.ts'
import { brokenWords } from '../broken-words.ts'
import { render } from '../render-form.tsx'
import { settled } from '../settled.ts'

const items = [
  { type: 'Bio', description: 'Your personal details', mandatory: true, passes: true },
  { type: 'Contact', description: 'Recommendations of your representatives', mandatory: true, passes: false },
  { type: 'Work', description: 'A contact at work', mandatory: false, passes: false },
]

/** A checklist in a container of a width. @param width px */
const inContainer = (width: number) =>
  render(
    <div style={{ width }}>
      <ChecklistPage title="Checklist" items={items} actionOf={() => <Button>Complete</Button>} whenComplete={null} />
    </div>,
  )

const topOf = (element: Element): number => element.getBoundingClientRect().top

test.each([
  { width: 330, isBelow: true },
  { width: 700, isBelow: false },
])(
  'a checklist in $width px of a wide window is one table, whose words and buttons fit [CHK-01]',
  async ({ width, isBelow }) => {
    const container = inContainer(width)
    const table = page.getByRole('table', { name: 'Checklist' })
    const row = table.getByRole('row', { name: /Recommendations/ })
    await expect.element(row.getByRole('rowheader', { name: 'Recommendations of your representatives' })).toBeVisible()
    const status = row.getByText('Incomplete')
    expect(topOf(status.element()) > topOf(row.getByRole('rowheader').element()) + 20).toBe(isBelow)
    const button = row.getByRole('button', { name: 'Complete' })
    expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(width + container.offsetLeft)
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
    expect(brokenWords(container)).toEqual([])
    await settled()
    expect(await accessibilityProblems(container)).toEqual([])
  },
)
