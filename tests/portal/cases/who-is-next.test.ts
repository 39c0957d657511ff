import { expect, test } from 'vitest'
import type { CaseView } from '../../../src/contract/case.ts'
import { whoIsNext } from '../../../src/portal/cases/who-is-next.ts'

const closed = [{ code: 'form', text: 'Upload the signed copy first' }]
const offer = (id: string, more: Partial<CaseView['transitions'][number]> = {}) => ({
  id,
  title: id,
  closed: [],
  ...more,
})
const withdrawal = offer('withdraw', { withdraws: true })

test.each<[string, Partial<CaseView>, ReturnType<typeof whoIsNext>]>([
  ['a step of the owner is open', { transitions: [offer('sign'), withdrawal] }, 'owner'],
  ['staff decide, and the owner may only withdraw', { transitions: [withdrawal] }, 'staff'],
  ['staff decide, and the owner may do nothing', {}, 'staff'],
  ['the only step there is is closed', { transitions: [offer('accept', { closed }), withdrawal] }, 'missing'],
  ['answers may be saved', { transitions: [withdrawal], may: ['save'] }, 'missing'],
  ['a question waits', { asked: true }, 'answer'],
  ['it has ended', { final: true }, 'nobody'],
])('%s', (_when, view, next) => {
  expect(whoIsNext({ final: false, asked: false, transitions: [], may: [], ...view })).toBe(next)
})
