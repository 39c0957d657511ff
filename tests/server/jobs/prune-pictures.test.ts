import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { prunePictures } from '../../../src/server/jobs/prune-pictures.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { formAt, publish, rollBack, saveDraft, startEditing } from '../publishing/form-changes.ts'
import { inAnHour } from '../publishing/scheduling.ts'
import type { TestServer } from '../start-test-server.ts'
import { fileLike, formOf, png } from '../test-files.ts'
import type { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { countsOf, runJob } from './run-job.ts'

const brand = 'themes/brand'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

const drawing = (color: string): File =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z" fill="${color}"/></svg>`],
    `${color}.svg`,
    { type: 'image/svg+xml' },
  )

async function upload(file: File): Promise<string> {
  return String(objectIn(await admin.postForm('admin/forms/pictures', formOf({}, { picture: file })))['path'])
}

const setLogo = (path: string): JsonObject => ({
  target: '$.theme',
  description: 'The board has a new logo.',
  update: { logo: path },
  'x-was': { logo: 'assets/logo.svg' },
})

const uploadsNow = async (): Promise<readonly string[]> => {
  const uploads = (await formAt(admin, brand))['uploads']
  return (Array.isArray(uploads) ? uploads : []).map((one) => String(getAt(one, '/name')))
}

async function discard(): Promise<void> {
  const { draft } = await formAt(admin, brand)
  dataOf(await admin.post('admin/forms/discard', { document: brand, revision: getAt(draft, '/revision') ?? 0 }))
}

async function signInAgain(): Promise<void> {
  admin.token = (await signedInAs(server, 'superadmin')).token
}

test('pictures that nothing names go after the declared time; those of drafts, schedules and every publication stay', async () => {
  dataOf(await publish(admin, [setLogo(await upload(drawing('red')))], brand))
  dataOf(await rollBack(admin, 0))
  const { publication } = objectIn(await saveDraft(admin, [setLogo(await upload(drawing('green')))], brand))
  const scheduled = { document: brand, revision: 1, publication: publication ?? 0 }
  dataOf(await admin.post('admin/forms/schedules', inAnHour(server, scheduled)))
  await discard()
  dataOf(await saveDraft(admin, [setLogo(await upload(drawing('blue')))], brand))
  const unused = await upload(drawing('black'))
  server.clock.advance({ days: 29 })
  await signInAgain()
  await upload(drawing('white'))
  expect(await runJob(server.services, prunePictures)).not.toContainEqual(
    expect.objectContaining({ report: { counts: { pictures: 1 } } }),
  )
  expect(await uploadsNow()).toHaveLength(5)

  server.clock.advance({ days: 1, minutes: 1 })
  await signInAgain()
  expect(await countsOf(server.services, prunePictures)).toEqual({ counts: { pictures: 1 } })
  expect((await uploadsNow()).toSorted()).toEqual(['blue.svg', 'green.svg', 'red.svg', 'white.svg'])
  const refused = refusalOf(await saveDraft(admin, [setLogo(unused)], brand))
  expect(refused).toMatchObject({ status: 422 })
  expect(Object.values(Object(refused.errors))[0]).toMatch(/No picture was uploaded/)
})

test('a picture that is uploaded again is new again', async () => {
  await upload(drawing('gold'))
  server.clock.advance({ days: 29 })
  await signInAgain()
  await upload(drawing('gold'))
  server.clock.advance({ days: 2 })
  await signInAgain()
  await runJob(server.services, prunePictures)
  expect(await uploadsNow()).toContain('gold.svg')
})

test('an upload is in the audit log, with its file; one that was refused is not', async () => {
  await upload(png())
  await admin.postForm(
    'admin/forms/pictures',
    formOf({}, { picture: fileLike({ name: 'logo.gif', mediaType: 'image/gif' }) }),
  )
  const items = getAt(objectIn(await admin.get('admin/audit?action=picture-uploaded')), '/items')
  const entries = Array.isArray(items) ? items : []
  expect(entries[0]).toMatchObject({ action: 'picture-uploaded', detail: png().name })
  expect(JSON.stringify(entries)).not.toContain('.gif')
  expect(listIn(await admin.get('admin/jobs')).map(({ name }) => name)).toContain('prune-pictures')
})
