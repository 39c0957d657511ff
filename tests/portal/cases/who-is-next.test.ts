import { expect, test } from 'vitest'
import type { CaseView } from '../../../src/contract/case.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { whoIsNext } from '../../../src/portal/cases/who-is-next.ts'

const type: CompositeDocument['case'] = {
  number: { series: 'sample', format: '{sequence}' },
  states: [
    { id: 'unsigned', title: 'Unsigned', color: 'info' },
    { id: 'waiting', title: 'Waiting', color: 'info' },
    { id: 'offered', title: 'Offered', color: 'info' },
    { id: 'done', title: 'Done', color: 'success', final: true },
  ],
  transitions: [
    { id: 'sign', title: 'Sign', from: ['unsigned'], to: 'waiting', by: ['owner'] },
    { id: 'withdraw', title: 'Withdraw', from: ['unsigned', 'waiting'], to: 'done', by: ['owner'] },
    { id: 'return', title: 'Return', from: ['waiting'], to: 'unsigned', by: ['registrar'] },
    { id: 'accept', title: 'Accept', from: ['offered'], to: 'done', by: ['owner'] },
  ],
}
const closed = [{ code: 'form', text: 'Upload the signed copy first' }]
const offer = (id: string, reasons: CaseView['transitions'][number]['closed'] = []) => ({
  id,
  title: id,
  closed: reasons,
})

test.each<[string, Partial<CaseView>, ReturnType<typeof whoIsNext>]>([
  ['a step of the owner is open', { state: 'unsigned', transitions: [offer('sign'), offer('withdraw')] }, 'owner'],
  ['staff decide, and the owner may only withdraw', { state: 'waiting', transitions: [offer('withdraw')] }, 'staff'],
  ['staff decide, and the owner may do nothing', { state: 'waiting' }, 'staff'],
  ['the step that ends it is the only one there is', { state: 'offered', transitions: [offer('accept')] }, 'owner'],
  ['the only step there is is closed', { state: 'offered', transitions: [offer('accept', closed)] }, 'missing'],
  ['a question waits', { state: 'waiting', asked: true }, 'answer'],
  ['it has ended', { state: 'done', final: true }, 'nobody'],
])('%s', (_when, view, next) => {
  const at = { final: false, asked: false, state: '', transitions: [], may: [], ...view }
  expect(whoIsNext(at, type)).toBe(next)
})
