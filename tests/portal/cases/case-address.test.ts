import { expect, test } from 'vitest'
import { listAbove } from '../../../src/portal/cases/case-address.ts'

test.each([
  ['/cases/upgrade/UPG-000012', '/upgrade'],
  ['/cases/upgrade/new', '/upgrade'],
  ['/cases/application/APP-000417/documents/letter', '/application'],
  ['/cases/good-standing', '/cases/good-standing'],
  ['/upgrade', undefined],
  ['/cases', undefined],
])('the list above %s is %s, so that the menu has its entry', (address, list) => {
  expect(listAbove(address)).toBe(list)
})
