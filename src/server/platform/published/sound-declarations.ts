import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import { reportLines } from '../declarations/issue-report.ts'
import { parseSources } from '../declarations/parse-sources.ts'
import { readSources } from '../declarations/read-sources.ts'
import type { DeclarationSources } from '../declarations/read-sources.ts'
import { StartError } from '../start-error.ts'
import { checkSources, contractParts } from './check-sources.ts'

/** Declarations that the check found nothing wrong with. */
export interface SoundDeclarations extends Pick<DeclarationSources, 'assets'> {
  readonly files: DeclarationFiles
}

/**
 * The declarations at a root, after the check. Missing translations are allowed: those texts are shown in English. A
 * sound state is remembered in a folder of this version of the engine, so that only changed declarations are checked
 * again.
 *
 * @throws StartError with a line for each issue of the check
 */
export async function soundDeclarations(root: string, folder: string): Promise<SoundDeclarations> {
  const sources = await readSources(root)
  const { assets } = sources
  const stamp = join(folder, `sound-${digestOf(sources, contractParts)}`)
  if (existsSync(stamp)) return { files: parseSources(sources.texts).files, assets }
  const { files, issues } = checkSources(sources)
  if (issues.some(({ isTranslation }) => isTranslation !== true)) {
    const lines = reportLines(issues, { all: false })
    throw new StartError(['The declarations are not sound:', ...lines].join('\n'))
  }
  await mkdir(folder, { recursive: true })
  await writeFile(stamp, '')
  return { files, assets }
}

/**
 * A digest of everything that the check reads besides the engine.
 * @param names the names in the contract that declarations must match
 */
export function digestOf({ texts, assets }: DeclarationSources, names: readonly string[]): string {
  const digest = createHash('sha256')
  for (const [path, text] of texts) digest.update(`${path}\0${text}\0`)
  return digest
    .update(JSON.stringify([[...assets], names]))
    .digest('hex')
    .slice(0, 24)
}
