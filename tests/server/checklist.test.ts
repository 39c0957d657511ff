import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { percentPassed } from '../../src/engine/checklist/evaluate-checklist.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { dataOf, listIn, objectIn, refusalOf } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { firmRegistration, registration, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A user whose profile has only its main record. */
async function withProfile(tenant = 'demo'): Promise<TestClient> {
  const client = await signedUp(server, tenant)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, tenant, 'sections/bio'))))
  return client
}

const own = 'application/checklist/GRADUATE'

/** Whether items pass, by their type. */
async function stateOf(client: TestClient, path = own): Promise<JsonObject> {
  const items = listIn(await client.get(path))
  return Object.fromEntries(items.map(({ checkListType, pass }) => [String(checkListType), pass ?? null]))
}

const contact = (tenant: string) => ({ ...exampleOf(server, tenant, 'sections/contacts'), Type: 'Personal' })

describe('the checklist', () => {
  test('has the type, text, state and obligation of each item [CHK-03]', async () => {
    const client = await withProfile()
    const [first] = listIn(await client.get(own))
    expect(first).toEqual({
      checkListType: 'PROFILE',
      description: 'Your personal details',
      pass: true,
      mandatory: true,
    })
  })

  test('follows every record that is added, changed or removed [CHK-03 SEC-10]', async () => {
    const client = await withProfile()
    expect(await stateOf(client)).toMatchObject({ PROFILE: true, CONTACTS: false, ADDRESS: false })
    const added = objectIn(await client.post('profile/contact', contact('demo')))
    expect(await stateOf(client)).toMatchObject({ CONTACTS: true, ADDRESS: false })
    dataOf(await client.post('profile/contact/update', { ...added, Type: 'Work' }))
    expect(await stateOf(client)).toMatchObject({ CONTACTS: false, ADDRESS: true })
    dataOf(await client.post('profile/contact/remove', { EntryNo: added.EntryNo ?? null }))
    expect(await stateOf(client)).toMatchObject({ CONTACTS: false, ADDRESS: false })
  })

  test('is the same in each of its calls, and profile and user have its percentage [CHK-03 PLAT-07]', async () => {
    const client = await withProfile()
    dataOf(await client.post('profile/contact', contact('demo')))
    const items = listIn(await client.get(own))
    for (const path of [
      'checklist',
      'checklist?category=GRADUATE',
      'checklist?category=GRADUATE&type=Individual',
      'checklist?type=Individual',
      'application/checklist/Individual',
    ]) {
      expect(listIn(await client.get(path)), path).toEqual(items)
    }
    const percent = percentPassed(
      items.map(({ pass, mandatory }) => ({ passes: pass === true, mandatory: mandatory === true })),
    )
    expect(percent).toBeGreaterThan(0)
    expect(objectIn(await client.get('profile')).ProfileComplete).toBe(percent)
    expect(objectIn(await client.get('auth/user'))).toMatchObject({ profile: { ProfileComplete: percent } })
  })

  test('counts a section’s records by its rules: a certain one, any, or even none [CHK-03]', async () => {
    const client = await signedUp(server, 'demo', registration({ category: 'STUDENT' }))
    dataOf(await client.postForm('profile', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
    const path = 'application/checklist/STUDENT'
    const open = { 'WORK EXPERIENCE': false, ATTACHMENTS: false, SPECILIZATION: false, CONVICTION: true }
    expect(await stateOf(client, path)).toMatchObject(open)
    dataOf(await client.post('profile/work-experience', exampleOf(server, 'demo', 'sections/work-experience')))
    dataOf(await client.post('profile/specialization', exampleOf(server, 'demo', 'sections/specialization')))
    dataOf(await client.post('profile/convictions', exampleOf(server, 'demo', 'sections/convictions')))
    const attachment = exampleOf(server, 'demo', 'sections/attachments')
    const letter = objectIn(
      await client.postForm('profile/attachments', uploadOf({ ...attachment, description: 'ID' })),
    )
    const done = { 'WORK EXPERIENCE': true, SPECILIZATION: true, CONVICTION: true }
    expect(await stateOf(client, path)).toMatchObject({ ...done, ATTACHMENTS: false })
    dataOf(await client.post('profile/attachments/update', { ...letter, description: 'CV' }))
    expect(await stateOf(client, path)).toMatchObject({ ...done, ATTACHMENTS: true })
  })

  test('distinguishes school, studies and profession among the qualifications; a student needs only a school [CHK-03]', async () => {
    const client = await withProfile()
    const samples = server.services.tenants.all.find(({ id }) => id === 'demo')?.samples.get('sections/certification')
    const passed = async () => {
      const state = await stateOf(client)
      return ['OLEVEL', 'EDUCATION', 'PROFESSIONAL'].filter((type) => state[type] === true)
    }
    const add = async (fits: (example: JsonObject) => boolean) => {
      const example = samples?.find(fits) ?? {}
      dataOf(await client.postForm('profile/certification', uploadOf(example)))
      return passed()
    }
    expect(await passed()).toEqual([])
    expect(await add(({ isOLevel }) => isOLevel === true)).toEqual(['OLEVEL'])
    expect(await add(({ Type }) => Type === 'Professional')).toEqual(['OLEVEL', 'PROFESSIONAL'])
    expect(await add(({ isOLevel }) => isOLevel === false)).toEqual(['OLEVEL', 'EDUCATION', 'PROFESSIONAL'])
    const asked = await stateOf(client, 'application/checklist/STUDENT')
    expect(Object.keys(asked)).toContain('OLEVEL')
    expect(Object.keys(asked)).not.toContain('EDUCATION')
  })

  test('accepts that there is no experience only where that is declared; the profile states it [CHK-03 SEC-03]', async () => {
    for (const [category, passes] of [
      ['GRADUATE', true],
      ['STUDENT', false],
    ] as const) {
      const client = await signedUp(server, 'demo', registration({ category }))
      dataOf(await client.postForm('profile', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
      const ProfileID = objectIn(await client.get('profile')).ProfileID ?? null
      const say = async (hasNoExperience: string) => {
        dataOf(await client.postForm('profile/update/experience', uploadOf({ ProfileID, hasNoExperience })))
        expect(objectIn(await client.get('profile'))).toMatchObject({ hasNoExperience })
        return (await stateOf(client, `application/checklist/${category}`))['WORK EXPERIENCE']
      }
      expect(await say('YES'), category).toBe(false)
      expect(await say('NO'), category).toBe(passes)
      expect(await say('YES'), category).toBe(false)
      dataOf(await client.post('profile/work-experience', exampleOf(server, 'demo', 'sections/work-experience')))
      expect(await say('YES'), category).toBe(true)
    }
  })

  test('of a firm is its own [CHK-03]', async () => {
    const client = await signedUp(server, 'demo', firmRegistration())
    expect(await stateOf(client, 'application/checklist/FIRM')).toMatchObject({ PROFILE: false, CONTACTS: false })
    dataOf(await client.postForm('profile/firmBio/create', uploadOf(exampleOf(server, 'demo', 'sections/firm-bio'))))
    expect(await stateOf(client, 'application/checklist/FIRM')).toMatchObject({ PROFILE: true, CONTACTS: false })
    expect(await stateOf(client, 'application/checklist/Corporate')).toMatchObject({ PROFILE: true })
  })

  test('without a profile has no item that passes [CHK-03]', async () => {
    const client = await signedUp(server)
    const items = listIn(await client.get(own))
    expect(items.length).toBeGreaterThan(0)
    expect(items.some(({ pass }) => pass === true)).toBe(false)
  })

  test.each(['demo', 'engineering-board', 'iek', 'ics'])(
    '%s has one for each of its categories [CHK-03]',
    async (id) => {
      const [person, firm] = [await signedUp(server, id), await signedUp(server, id, firmRegistration())]
      const categories = listIn(await person.get('setup/membership-categories'))
      for (const { Code, categoryType } of categories) {
        const client = categoryType === 'Firm' ? firm : person
        expect(listIn(await client.get(`application/checklist/${String(Code)}`)).length, String(Code)).toBeGreaterThan(
          0,
        )
      }
    },
  )

  test.each([
    ['demo', 'Your identity card or passport', 'A contact at work', false],
    ['engineering-board', 'Your identity card or passport, with a copy of it', 'A contact at work', false],
    ['iek', 'Your identity card or passport', 'A contact at your employer', true],
    ['ics', 'Your identity card or passport', 'A contact at work', false],
  ])('%s asks what its overlays say [CHK-03]', async (id, identity, work, mandatory) => {
    const client = await withProfile(id)
    const items = listIn(await client.get(own))
    expect(items).toContainEqual({ checkListType: 'ID', description: identity, pass: true, mandatory: true })
    const address = { checkListType: 'ADDRESS', description: work, pass: false, mandatory }
    expect(items).toContainEqual(expect.objectContaining(address))
  })

  test.each([
    ['demo', 'TECHNICIAN', 'A referee who speaks for you', []],
    ['demo', 'TECHNOLOGIST', 'Two referees who speak for you', []],
    ['demo', 'CONSULTING', 'Three referees who speak for you', ['Two reports on projects of yours, as attachments']],
    ['iek', 'PROFESSIONAL', 'A referee who speaks for you', ['Your career report, as an attachment']],
    ['ics', 'ASSOCIATE', 'A referee who speaks for you', []],
    ['engineering-board', 'TECHNOLOGIST', 'Two referees who speak for you', []],
    ['engineering-board', 'PE', 'Three referees who speak for you', ['Your career report, as an attachment']],
    [
      'engineering-board',
      'CE',
      'Three referees who speak for you',
      ['Two reports on projects of yours, as attachments'],
    ],
  ])(
    'of %s asks a %s for the referees and reports that its requirements name [CHK-03 CHK-04]',
    async (id, category, referees, reports) => {
      const items = listIn(await (await signedUp(server, id)).get(`application/checklist/${category}`))
      const asked = (type: string) =>
        items.filter(({ checkListType }) => checkListType === type).map(({ description }) => description)
      expect(asked('REFEREE')).toEqual([referees])
      expect(asked('ATTACHMENTS')).toEqual(['Your curriculum vitae, as an attachment', ...reports])
    },
  )

  test('is refused for an unknown category [CHK-03]', async () => {
    const client = await withProfile()
    for (const path of ['application/checklist/NOBODY', 'checklist?category=NOBODY']) {
      expect(refusalOf(await client.get(path))).toEqual({ status: 404, code: 'not-found' })
    }
  })

  test('of a firm is refused to a person, and a person’s to a firm [CHK-03]', async () => {
    const person = await withProfile()
    const firm = await signedUp(server, 'demo', firmRegistration())
    const forbidden = { status: 403, code: 'forbidden' }
    for (const path of ['application/checklist/FIRM', 'application/checklist/Corporate', 'checklist?category=FIRM']) {
      expect(refusalOf(await person.get(path)), path).toEqual(forbidden)
    }
    for (const path of ['application/checklist/GRADUATE', 'checklist?type=Individual']) {
      expect(refusalOf(await firm.get(path)), path).toEqual(forbidden)
    }
  })

  test('has an optional item for memberships elsewhere, which marks their tab [BIO-01 CHK-03]', async () => {
    const client = await withProfile()
    const items = listIn(await client.get(own))
    expect(items.find(({ checkListType }) => checkListType === 'INSTITUTION')).toMatchObject({
      mandatory: false,
      pass: false,
    })
    const example = exampleOf(server, 'demo', 'sections/institutions')
    dataOf(await client.postForm('profile/institution', uploadOf(example)))
    expect(await stateOf(client)).toMatchObject({ INSTITUTION: true })
  })

  test('is in the requested language [CHK-03]', async () => {
    const client = await withProfile()
    const [item] = listIn(await client.get(own, { headers: { 'accept-language': 'sw' } }))
    expect(item).toMatchObject({ checkListType: 'PROFILE', description: 'Maelezo yako binafsi' })
  })
})

describe('records written under a form that has changed since', () => {
  test('count again once they satisfy the current form [CHK-03]', async () => {
    const client = await withProfile()
    const { ProfileID } = objectIn(await client.get('profile'))
    expect(await stateOf(client)).toMatchObject({ PROFILE: true })
    await server.services.database.inTenant('demo', (tx) =>
      tx.db
        .updateTable('records')
        .set({ form_hash: 'older', answers: JSON.stringify({ LastName: 'MWANGAZA' }) })
        .where('tenant', '=', 'demo')
        .where('profile_id', '=', String(ProfileID))
        .execute(),
    )
    expect(await stateOf(client)).toMatchObject({ PROFILE: false, PICTURE: false })
    dataOf(await client.postForm('profile/update', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
    expect(await stateOf(client)).toMatchObject({ PROFILE: true })
  })
})

describe('the disclaimers of a category', () => {
  const path = (documentNo: string, disclaimerType: string) =>
    `checklist/disclaimer?documentNo=${documentNo}&disclaimerType=${disclaimerType}`

  test('come from its checklist, for the requested occasion [CHK-04]', async () => {
    const client = await withProfile()
    const shown = listIn(await client.get(path('GRADUATE', 'Application')))
    expect(shown[0]).toEqual({ description: expect.stringMatching(/^A false statement/) })
    const firms = listIn(await client.get(path('FIRM', 'Application')))
    expect(firms).not.toEqual(shown)
    expect(listIn(await client.get(path('GRADUATE', 'License')))).toEqual([])
  })

  test('are refused without a category, and for an unknown occasion [CHK-04]', async () => {
    const client = await withProfile()
    expect(refusalOf(await client.get('checklist/disclaimer'))).toMatchObject({ status: 422 })
    expect(refusalOf(await client.get(path('GRADUATE', 'Party')))).toMatchObject({ status: 422 })
    expect(refusalOf(await client.get(path('NOBODY', 'Application')))).toMatchObject({ status: 404 })
  })

  test('an application of another category has its own requirements [CHK-04]', async () => {
    const client = await signedUp(server, 'demo', registration({ category: 'STUDENT' }))
    const requirements = listIn(await client.get('application/requirements'))
    expect(requirements.filter(({ category }) => category === 'STUDENT').length).toBeGreaterThan(0)
  })
})
