import { expect, test } from 'vitest'
import { svgRatio } from '../../../src/server/routes/site/picture-ratio.ts'

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 64">', 230 / 64],
  ['<?xml version="1.0"?>\n<svg\n  viewBox=\'-5,-5, 10 , 20\' width="3">', 0.5],
  ['<svg viewBox="0 0 10 0">', undefined],
  ['<svg viewBox="0 0 wide 64">', undefined],
  ['<svg width="10" height="20"><symbol viewBox="0 0 1 1"/></svg>', undefined],
  ['\u0089PNG', undefined],
])('the ratio of %j is %s', (text, ratio) => {
  expect(svgRatio(text)).toBe(ratio)
})
