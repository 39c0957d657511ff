import { expect, test } from 'vitest'
import { firmActions, firmStatuses } from '../../src/portal/pages/firm/shown-firm.ts'
import { stateTints } from '../../src/renderer/feedback/state-tints.ts'

/** The name of a colour, `#rrggbb`, by the greatest of its parts. */
function nameOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))
  const greatest = Math.max(red, green, blue)
  if (greatest - Math.min(red, green, blue) < 64) return 'grey'
  if (greatest === red) return 'red'
  return greatest === green ? 'green' : 'blue'
}

test.each([
  ['Active', 'green'],
  ['In Review', 'blue'],
  ['Draft', 'grey'],
  ['Rejected', 'red'],
] as const)('a firm that is %s is %s [FIRM-01]', (status, name) => {
  expect(nameOf(stateTints(firmStatuses[status].color).color)).toBe(name)
})

test.each([
  ['Registered', false, ['view']],
  ['Registered', true, ['view']],
  ['Application', false, ['view', 'edit', 'delete']],
  ['Application', true, ['view', 'edit']],
] as const)('a firm of the type %s, which is open: %s, has the actions %j [FIRM-01]', (type, current, actions) => {
  expect(firmActions({ type, current })).toEqual(actions)
})
