import { expect, test } from 'vitest'
import { documentFileName } from '../../../src/portal/cases/document-file-name.ts'
import { documentOf, shipped } from '../../declarations/declared-forms.ts'

test.each([
  ['report', 'UPGRADE_REPORT-2026-11-29.pdf'],
  ['acceptance', 'ACCEPTANCE_LETTER-2026-11-29.pdf'],
  ['certificate', 'UPG-2026-00001-certificate.pdf'],
])('the %s of an upgrade is saved as %s [UPG-04 BIL-07]', (document, file) => {
  const { case: type } = documentOf(shipped('demo'), 'cases/upgrade')
  const declared = type?.documents?.find(({ id }) => id === document)
  expect(declared).toBeDefined()
  expect(documentFileName(declared, { number: 'UPG-2026-00001', document, today: '2026-11-29' })).toBe(file)
})
