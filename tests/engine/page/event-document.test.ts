import { describe, expect, test } from 'vitest'
import { canPreview, eventDocumentAddress } from '../../../src/engine/page/event-document.ts'

describe('the address of an event’s document [EVT-02]', () => {
  test.each([
    ['https://events.example/documents', 'visits/map.png', 'https://events.example/documents/visits/map.png'],
    ['https://events.example/documents/', '/a b.pdf', 'https://events.example/documents/a%20b.pdf'],
    ['https://events.example/documents', '../../secret.pdf', 'https://events.example/documents/secret.pdf'],
    ['https://events.example/documents', 'a?b#c.pdf', 'https://events.example/documents/a%3Fb%23c.pdf'],
    ['https://events.example/documents', '/', undefined],
    ['javascript:alert(1)', 'map.png', undefined],
    ['', 'map.png', undefined],
  ])('below %s, of %s is %s', (base, path, address) => {
    expect(eventDocumentAddress(base, path)).toBe(address)
  })
})

test.each([
  ['a.pdf', true],
  ['a.JPG', true],
  ['a.jpeg', true],
  ['a.png', true],
  ['a.docx', false],
  ['a.pdf.exe', false],
  ['pdf', false],
])('%s can be previewed: %s [EVT-02]', (path, shown) => {
  expect(canPreview(path)).toBe(shown)
})
