import { expect, test } from 'vitest'
import { colorOfState } from '../../../src/engine/cases/model/state-color.ts'
import { StatusChip } from '../../../src/renderer/feedback/StatusChip.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'

/** The range of hues of each named colour; degrees. */
const hues = { green: [90, 150], red: [345, 375], blue: [195, 250], purple: [260, 300], orange: [15, 45] } as const

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  const greatest = Math.max(red, green, blue)
  const span = greatest - Math.min(red, green, blue)
  if (greatest === red) return (((green - blue) / span) * 60 + 360) % 360
  return greatest === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240
}

test.each([
  ['Open', 'green'],
  ['Closed', 'red'],
  ['Billed', 'blue'],
  ['Cancelled', 'purple'],
  ['Pending', 'orange'],
] as const)('the status %s is shown in words and in %s [PLAT-18]', async (status, name) => {
  const container = render(<StatusChip title={status} color={colorOfState({ title: status })} />)
  await expect.poll(() => container.querySelector('[aria-hidden]')).not.toBeNull()
  const [dot = container] = container.querySelectorAll('[aria-hidden]')
  const hue = hueOf(getComputedStyle(dot).backgroundColor)
  const [from, to] = hues[name]
  const turned = hue < from ? hue + 360 : hue
  expect(turned).toBeGreaterThanOrEqual(from)
  expect(turned).toBeLessThanOrEqual(to)
  expect(container.textContent).toBe(status)
  expect(await accessibilityProblems(container)).toEqual([])
})
