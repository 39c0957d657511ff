import { expect, test } from 'vitest'
import { pdfFromBase64 } from '../../../src/portal/documents/pdf-from-base64.ts'

test('a PDF in base64 is a document [BIL-01]', async () => {
  const sent = pdfFromBase64(btoa('%PDF-1.7 \u00FF'))
  expect(sent).toBeInstanceOf(Blob)
  if (typeof sent === 'string') return
  expect(sent.type).toBe('application/pdf')
  expect([...new Uint8Array(await sent.arrayBuffer())].slice(-2)).toEqual([0x20, 0xff])
})

test.each([
  ['', 'none'],
  ['  ', 'none'],
  ['Invalid receipt', 'none'],
  ['{"message":"Invalid number"}', 'none'],
  ['<html>Bad gateway</html>', 'unreadable'],
  [btoa('no document'), 'unreadable'],
])('%j is %s [BIL-01]', (text, expected) => {
  expect(pdfFromBase64(text)).toBe(expected)
})
