import { expect, test } from 'vitest'
import { rememberLead } from '../../../src/portal/cases/remember-lead.ts'
import { storageOf } from '../map-storage.ts'

test('the owner of each application is led on once, whoever else uses the browser', () => {
  const storage = storageOf()
  const lead = (application: string) => rememberLead(() => storage, application)
  expect(['APP-1', 'APP-2', 'APP-1', 'APP-2', 'APP-3'].map(lead)).toEqual([true, true, false, false, true])
})

test('a browser that stores nothing leads nobody', () => {
  const refused = () => {
    throw new Error('The storage is refused.')
  }
  expect(rememberLead(refused, 'APP-1')).toBe(false)
  expect(rememberLead(() => ({ ...storageOf(), setItem: refused }), 'APP-1')).toBe(false)
})
