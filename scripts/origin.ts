import { fileURLToPath } from 'node:url'
import { valueHistory } from '../src/engine/check/report/value-history.ts'
import type { LayerValue } from '../src/engine/check/report/value-history.ts'
import { declaredHere } from './declared-here.ts'

/**
 * `npm run origin -- <organisation> <document> <pointer>` prints how a value came about, e.g. for `ics sections/bio
 * /schema/properties/Email/title`: the file that declares it, then each overlay that changes it, with its actions,
 * their reasons and the value after it.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const [tenant, document, pointer] = process.argv.slice(2)
if (tenant === undefined || document === undefined || pointer === undefined || !/^(?:\/|$)/.test(pointer)) {
  console.error('npm run origin -- <organisation> <document> <JSON pointer, e.g. /schema/properties/Email/title>')
  process.exitCode = 1
} else {
  await run(tenant, document, pointer).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}

async function run(organisation: string, id: string, at: string): Promise<void> {
  const layers = valueHistory(await declaredHere(root), organisation, id, at)
  if (layers.every(({ value }) => value === undefined))
    throw new Error(`"${id}" of ${organisation} has no value at ${at}.`)
  for (const layer of layers) for (const line of linesOf(layer)) console.log(line)
}

function linesOf({ layer, file, pointer: at, actions, value }: LayerValue): readonly string[] {
  return [
    `${layer}  ${file} ${at}`,
    ...actions.map(({ action, reason }) => `    ${action}: ${reason}`),
    `    ${value === undefined ? '(no value)' : JSON.stringify(value)}`,
  ]
}
