import { expect, test } from 'vitest'
import { documentOf, shipped } from './declared-forms.ts'

/** The text that an organisation's members declare with an application for a licence. */
function declarationOf(tenant: string): unknown {
  const { transitions = [] } = documentOf(shipped(tenant), 'cases/licence').case ?? {}
  return transitions
    .find(({ id }) => id === 'submit')
    ?.assure?.flatMap((one) => (one.kind === 'consent' ? [one.text] : []))[0]
}

test('each organisation has its own declaration for licences, and one names its Act [LIC-04]', () => {
  const [neutral, own] = [declarationOf('demo'), declarationOf('ics')]
  expect(neutral).toMatch(/certified[\s\S]*false statement[\s\S]*Registration Committee[\s\S]*penalties/)
  expect(neutral).not.toMatch(/Act 2007/)
  expect(own).toMatch(/certified[\s\S]*false statement[\s\S]*Registration Committee[\s\S]*Act 2007[\s\S]*penalties/)
})
