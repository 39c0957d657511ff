import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A block of README.md: the content of a file, or a change of it. */
export interface ReadmeStep {
  readonly language: string
  readonly file: string
  readonly text: string
}

const readme = fileURLToPath(new URL('../README.md', import.meta.url))
const fence = /^( *)```(\w+)\n([^]*?)\n\1```$/gm

/** README's step-by-step instructions, in an order in which each may use the ones before it. */
export const readmeHeadings = [
  'add a profile section',
  'adopt a form',
  'add a keyword',
  'add an operator of conditions',
  'add a widget',
  'add an organisation',
]

/**
 * The blocks between a heading and the next one, each with the file that the text before it names. Commands have no
 * file.
 *
 * @throws Error when README has no such heading or a block names no file
 */
export async function readmeSteps(heading: string): Promise<readonly ReadmeStep[]> {
  const [, section] = (await readFile(readme, 'utf8')).split(`\n### ${heading}\n`)
  const text = section?.split(/\n##/)[0]
  if (text === undefined) throw new Error(`README.md does not say how to ${heading}`)
  let end = 0
  return [...text.matchAll(fence)].map((match) => {
    const [block, indent = '', language = '', content = ''] = match
    const before = text.slice(end, match.index).trim().split('\n\n').at(-1) ?? ''
    end = match.index + block.length
    const [, file = ''] = /`([\w./-]+\/[\w.-]+\.\w+)`/.exec(before) ?? []
    if (file === '' && language !== 'sh') throw new Error(`README.md does not name the file of ${content}`)
    return { language, file, text: content.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }
  })
}

/** Writes or changes the file of a step below a folder. */
export async function takeStep(folder: string, { language, file, text }: ReadmeStep): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, language === 'diff' ? changedBy(text, file, await readFile(path, 'utf8')) : `${text}\n`)
}

/**
 * A file's text after a diff. The parts between `@@` have no line numbers, so the changed text must occur exactly once.
 */
function changedBy(diff: string, file: string, original: string): string {
  return diff.split('\n@@\n').reduce((text, hunk) => {
    const lines = hunk.split('\n')
    const side = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('')
    const parts = text.split(side('+'))
    if (parts.length !== 2)
      throw new Error(`README.md changes what stands ${parts.length - 1} times in ${file}:\n${hunk}`)
    return parts.join(side('-'))
  }, original)
}
