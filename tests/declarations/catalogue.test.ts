import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import catalogue from '../../schemas/messages/en.json'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that is written in a folder. */
function textIn(folder: string, files: RegExp): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => files.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')
}

const source = textIn('src', /\.tsx?$/)
const keys = Object.keys(catalogue)
const families = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))
/** A plural form stands for the key that is asked for. */
const asked = (key: string) => key.replace(/\.(?:one|other)$/, '')
const isKey = (text: string) => /^[a-z]+(?:\.[\w-]+)+$/.test(text) && families.has(text.slice(0, text.indexOf('.')))

const literals = new Set([...source.matchAll(/'([^'\n]*)'/g)].flatMap(([, text = '']) => (isKey(text) ? [text] : [])))
/** Keys that are put together, e.g. `portal.membership.${standing}`, as patterns. */
const templates = [...source.matchAll(/`([a-z]+\.[^`\s]*\$\{[^`\s]*)`/g)]
  .map(([, text = '']) => text)
  .filter((text) => families.has(text.slice(0, text.indexOf('.'))))
  .map(
    (text) => new RegExp(`^${text.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, String.raw`[\w. $-]+`)}$`),
  )
/** The server says its sentences in English; the catalogue keeps them so that they are found and translated. */
const sentences = source.replaceAll(/\s+/g, ' ')

/** Texts that are no keys although they look like one. */
const others = new Set(['document.pdf'])

function isUsed(key: string): boolean {
  if (literals.has(key) || literals.has(asked(key))) return true
  if (key.startsWith('server.')) {
    const parts = catalogue[key as keyof typeof catalogue].split(/\{\w+\}|\d+/)
    return parts.every((part) => sentences.includes(part.trim()))
  }
  return templates.some((template) => template.test(key) || template.test(asked(key)))
}

test('every text of the catalogue is used', () => {
  expect(keys.filter((key) => !isUsed(key))).toEqual([])
})

test('every text that is used stands in the catalogue', () => {
  const there = new Set([...keys, ...keys.map(asked)])
  expect([...literals].filter((key) => !there.has(key) && !others.has(key))).toEqual([])
  const missed = templates.filter((template) => !keys.some((key) => template.test(key) || template.test(asked(key))))
  expect(missed).toEqual([])
})
