import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PastedForm } from '../../../src/engine/adopt/adopt-form.ts'
import { formAdopter } from '../../../src/engine/adopt/adopt-form.ts'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import { declared } from '../check/declared-files.ts'

const folder = fileURLToPath(new URL('../../fixtures/pasted/', import.meta.url))

/** The declarations that an adopted form needs around it: one organisation without forms of its own. */
export const bare = new Map(
  [...declared].filter(([path]) =>
    /^schemas\/(?:meta\/|messages\/en)|^tenants\/demo\/(?:tenant|theme)\.json/.test(path),
  ),
)

export const validators = compiledValidators(evaluateCommonJs)
export const adopt = formAdopter(bare, validators)

/** The forms that the renderer is shown as well, each a way of writing forms that rjsf projects have, by name. */
export const pastedForms: ReadonlyMap<string, PastedForm> = new Map(
  await Promise.all(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const read = async (part: string): Promise<JsonObject> =>
          JSON.parse(await readFile(`${folder}${name}/${part}.json`, 'utf8'))
        const [schema, ui] = await Promise.all([read('schema'), read('ui')])
        const answers = existsSync(`${folder}${name}/answers.json`) ? { answers: await read('answers') } : {}
        return [name, { schema, ui, ...answers }] as const
      }),
  ),
)
