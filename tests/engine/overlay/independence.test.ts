import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../src/engine/overlay/', import.meta.url)

test('the overlay library imports nothing but its own files and json-p3', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const imported = files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return [...text.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source)
  })
  const foreign = imported.filter((source) => !/^\.\/[a-z0-9-]+\.ts$/.test(source) && source !== 'json-p3')
  expect(files.length).toBeGreaterThan(10)
  expect(foreign).toEqual([])
})
