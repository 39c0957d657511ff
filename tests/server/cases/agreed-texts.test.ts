import { expect, test } from 'vitest'
import { isJsonArray } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt, setAt } from '../../../src/engine/json/pointer.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { dataOf, objectIn } from '../answers.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'

const caseFile = 'schemas/cases/change-of-name/case.json'
const listFile = 'schemas/lists/terms.json'
const answers = { LastName: 'WAMBUI' }

/** What is kept of an agreement to the terms, on a server with the files. */
async function agreed(files: Readonly<Record<string, JsonValue>>): Promise<JsonValue | undefined> {
  const server = await startCaseServer({ tenants: await tenantsWithCases(files) })
  try {
    const { client, id } = await server.member()
    const asked = { do: 'submit', answers }
    const path = 'cases/change-of-name/new/assurances'
    dataOf(await client.post(path, asked))
    expect(objectIn(await client.post(path, { ...asked, accept: 'certified' }))).toMatchObject({ given: ['certified'] })
    const { given } = await server.inTenant(({ db }) =>
      db.selectFrom('case_attempts').select('given').where('user_id', '=', id).executeTakeFirstOrThrow(),
    )
    return given[0]?.evidence
  } finally {
    await server.close()
  }
}

test('the evidence of a consent is of the very words, also where they are an item of a list that changes [CASE-05]', async () => {
  const transitions = getAt(withCases.get(caseFile), '/transitions')
  const at = isJsonArray(transitions) ? transitions.findIndex((one) => getAt(one, '/id') === 'submit') : -1
  const named = setAt(withCases.get(caseFile), `/transitions/${at}/assure/0/text`, { list: 'terms', key: 'terms' })
  const reworded = setAt(withCases.get(listFile), '/items/0/termsAndConditions/0/text', 'Nobody may lend a seal.')
  const before = await agreed({ [caseFile]: named })
  const same = await agreed({ [caseFile]: named })
  const after = await agreed({ [caseFile]: named, [listFile]: reworded })
  expect(same).toEqual(before)
  expect(getAt(after, '/language')).toBe(getAt(before, '/language'))
  expect(getAt(after, '/text')).not.toBe(getAt(before, '/text'))
})
