import { describe, expect, test } from 'vitest'
import { shownPages } from '../../src/portal/pages/search/shown-pages.ts'

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('the links to pages of the register [REG-01]', () => {
  test.each([
    [1, 1, from(1, 1)],
    [1, 3, from(1, 3)],
    [3, 3, from(1, 3)],
    [10, 10, from(1, 10)],
    [1, 100, from(1, 10)],
    [7, 100, from(2, 11)],
    [50, 100, from(45, 54)],
    [100, 100, from(91, 100)],
  ])('page %i of %i', (page, pages, links) => {
    expect(shownPages(page, pages)).toEqual(links)
  })
})
