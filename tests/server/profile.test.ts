import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { firmRegistration, signedUp } from './test-accounts.ts'
import { falsePng, formOf, partsOf, pdf, png } from './test-files.ts'
import type { TestClient } from './test-client.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const bio: JsonObject = {
  LastName: 'mwangaza',
  FirstName: ' wanjiru ',
  SecondName: 'neema',
  profileTitle: [{ title: 'MS' }],
  Gender: 'Female',
  DateOfBirth: '1994-05-17',
  Nationality: 'KE',
  county: '022',
  IdentificationDocumentNo: '12345678',
  Address: '12345',
  Discipline: 'CIVIL',
  specialization: { Code: 'HIGHWAYS' },
}
const save = (client: TestClient, changes: JsonObject = {}, files: Record<string, File> = {}) =>
  client.postForm('profile', formOf({ ...bio, ...changes }, { IDImage: pdf(), ...files }))

/** Every file in a tenant's folder. */
function storedFiles(tenant = 'demo'): string[] {
  const folder = join(server.services.files.folder, tenant)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 30)
}

const profilesIn = (tenant: string) =>
  server.services.database.inTenant(tenant, ({ db }) => db.selectFrom('profiles').select('id').execute())

describe('the first save', () => {
  test('creates the profile, upper-cased, and starts one application with the charge of the category [BIO-05 ENG-12]', async () => {
    const client = await signedUp(server)
    expect(dataOf(await client.get('profile'))).toBeNull()
    expect(objectIn(await save(client))).toMatchObject({
      LastName: 'MWANGAZA',
      FirstName: 'WANJIRU',
      Email: client.email,
      MemberShipType: 'Individual',
      confirmed: false,
      nameApproved: false,
      memberInformation: [],
      contacts: [],
    })
    expect(listIn(await client.get('application'))).toEqual([
      expect.objectContaining({
        AppliedCategory: 'GRADUATE',
        Amount: 2000,
        Currency_Code: 'KES',
        status: 'New',
        Submitted: false,
        Code: expect.stringMatching(/^APP-\d{6}$/),
      }),
    ])
    expect(objectIn(await client.get('auth/user'))).toMatchObject({
      name: 'WANJIRU NEEMA MWANGAZA',
      profile: { MemberShipType: 'Individual', picture: null, MemberNo: null, ApplicationToSubmit: true },
    })
  })

  test('a second first save is refused, also when both are sent at once [BIO-05]', async () => {
    const client = await signedUp(server)
    const answers = await Promise.all([save(client), save(client)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(listIn(await client.get('application'))).toHaveLength(1)
    expect(refusalOf(await save(client))).toEqual({ status: 409, code: 'already-exists' })
  })

  test('is refused with every declared message, and stores neither profile, application nor file [BIO-06 ENG-08]', async () => {
    const client = await signedUp(server)
    const files = storedFiles()
    const profiles = await profilesIn('demo')
    const refused = await save(client, { LastName: '', DateOfBirth: '2010-01-15', Gender: 'Neither' }, { Image: png() })
    expect(refusalOf(refused)).toEqual({
      status: 422,
      code: 'invalid',
      errors: {
        '/LastName': 'Last Name is required',
        '/DateOfBirth': 'You must be at least 18 years old',
        '/Gender': expect.any(String),
      },
    })
    expect(await profilesIn('demo')).toEqual(profiles)
    expect(storedFiles()).toEqual(files)
    expect(listIn(await client.get('application'))).toEqual([])
  })

  test('an empty date of birth counts as not given [BIO-03]', async () => {
    const client = await signedUp(server)
    const { errors } = refusalOf(await save(client, { DateOfBirth: '0001-01-01' }))
    expect(errors).toEqual({ '/DateOfBirth': 'Date of Birth is required' })
  })

  test('a person is of age on the birthday in Nairobi, where the day begins three hours early [BIO-03]', async () => {
    const client = await signedUp(server)
    const { now } = server.clock
    const tomorrow = new Date(now().getTime() + 24 * 3600_000).toISOString().slice(0, 10)
    const birth = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`
    expect(refusalOf(await save(client, { DateOfBirth: birth }))).toMatchObject({ status: 422 })
    const hour = now().getUTCHours()
    server.clock.advance({ hours: 21 - hour, minutes: -now().getUTCMinutes(), seconds: 1 })
    const again = await signedUp(server)
    expect((await save(again, { DateOfBirth: birth })).status).toBe(200)
  })

  test('a choice must be in its list, filtered by the other answers [BIO-02 ENG-13]', async () => {
    const client = await signedUp(server)
    const { errors } = refusalOf(await save(client, { Nationality: 'UG', specialization: { Code: 'NOWHERE' } }))
    expect(errors).toMatchObject({ '/specialization/Code': expect.any(String) })
    const entitled = refusalOf(await save(client, { profileTitle: [{ title: 'ENG' }] }))
    expect(entitled).toMatchObject({ errors: { '/profileTitle/0/title': expect.any(String) } })
  })

  test('answers to hidden fields are left out, and a hidden field is not required [ENG-11]', async () => {
    const client = await signedUp(server)
    const { PWDCardNo } = objectIn(await save(client, { Disability: false, PWDCardNo: 'X1' }))
    expect(PWDCardNo).toBeUndefined()
    const other = await signedUp(server)
    expect(refusalOf(await save(other, { Disability: true }))).toMatchObject({
      errors: { '/PWDCardNo': expect.any(String), '/DisabilityDescription': expect.any(String) },
    })
  })

  test('a field that the form does not declare is refused', async () => {
    const client = await signedUp(server)
    expect(refusalOf(await save(client, { is_admin: true }))).toMatchObject({
      status: 422,
      errors: { '/is_admin': expect.any(String) },
    })
  })
})

describe('files', () => {
  test('are judged by their content, not by name or claimed type [BIO-04]', async () => {
    const client = await signedUp(server)
    const refused = refusalOf(await save(client, {}, { Image: falsePng() }))
    expect(refused).toMatchObject({ status: 422, errors: { '/Image': 'Attachment must be an image' } })
  })

  test('have the declared limit, under which the declared message says so [BIO-04]', async () => {
    const client = await signedUp(server)
    const refused = refusalOf(await save(client, {}, { Image: png(2_000_000) }))
    expect(refused).toMatchObject({ errors: { '/Image': 'Profile Picture should be less than 2MB' } })
    expect((await save(client, {}, { Image: png(1_999_999) })).status).toBe(200)
  })

  test('beyond the general limit are refused with their declared message, or with 413, and not kept', async () => {
    const client = await signedUp(server)
    const files = storedFiles()
    expect(refusalOf(await save(client, {}, { Image: png(10_000_001) }))).toMatchObject({
      errors: { '/Image': 'Profile Picture should be less than 2MB' },
    })
    expect(refusalOf(await save(client, {}, { Image: png(20_000_001) }))).toEqual({ status: 413, code: 'too-large' })
    expect(storedFiles()).toEqual(files)
  })

  test('are served to their owner and to staff, and do not exist for anybody else [BIO-04]', async () => {
    const client = await signedUp(server)
    const { Image: image } = objectIn(await save(client, {}, { Image: png() }))
    expect(image).toEqual({
      id: expect.any(String),
      name: 'portrait.png',
      mediaType: 'image/png',
      size: png().size,
      width: 64,
      height: 64,
    })
    const path = textAt(await client.get('auth/user'), '/data/profile/picture')
    const file = await client.get(path)
    expect(file.bytes).toEqual(Buffer.from(await png().arrayBuffer()))
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''portrait.png",
      'content-security-policy': expect.stringContaining('sandbox'),
      vary: expect.stringContaining('Authorization'),
      'cache-control': 'private, no-cache',
    })
    const etag = { 'if-none-match': String(file.headers.etag) }
    expect(await client.get(path, { headers: etag })).toMatchObject({ status: 304, text: '' })
    const stranger = await signedUp(server)
    expect(refusalOf(await stranger.get(path))).toEqual({ status: 404, code: 'not-found' })
    expect(refusalOf(await stranger.get(path, { headers: etag }))).toEqual({ status: 404, code: 'not-found' })
    expect(refusalOf(await server.client().get(path))).toEqual({ status: 401, code: 'no-session' })
    const elsewhere = await signedUp(server, 'iek')
    expect(refusalOf(await elsewhere.get(path))).toEqual({ status: 404, code: 'not-found' })
    expect(refusalOf(await client.get('files/nonsense'))).toEqual({ status: 404, code: 'not-found' })
  })

  test.each([
    ['text/html', '<!doctype html><script>alert(1)</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('of a kind that a browser would run, %s, are only offered for saving [SEC-09]', async (type, content) => {
    const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
    const answers = { nameOfEquipment: 'Level', quantity: 1, remarks: 'Own' }
    const form = formOf(answers, { ownership: new File([content], 'owner’s (2).html', { type }) })
    const id = textAt(await client.postForm('profile/facilities', form), '/data/ownership/id')
    const { headers, text } = await client.get(`files/${id}`)
    expect(text).toBe(content)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''owner%E2%80%99s%20%282%29.html",
      'x-content-type-options': 'nosniff',
    })
  })

  test('may be sent as base64 in JSON, in a file answer or bare [BIO-04]', async () => {
    const client = await signedUp(server)
    const content = Buffer.from(await png().arrayBuffer()).toString('base64')
    const IDImage = Buffer.from(await pdf().arrayBuffer()).toString('base64')
    const Image = { name: 'me.png', mediaType: 'text/plain', size: 1, content }
    const saved = objectIn(await client.post('profile', { ...bio, Image, IDImage }))
    expect(saved.Image).toEqual({
      id: expect.any(String),
      name: 'me.png',
      mediaType: 'image/png',
      size: png().size,
      width: 64,
      height: 64,
    })
    expect(saved.IDImage).toMatchObject({ name: 'IDImage', mediaType: 'application/pdf' })
  })

  test.each([
    ['under an id that nobody has', { id: '00000000-0000-4000-8000-000000000000' }],
    ['without an id', {}],
    ['with nothing as their id', { id: null }],
  ])('that are named %s but never arrived are refused [ENG-08]', async (_title, claimed) => {
    const client = await signedUp(server)
    const Image = { name: 'me.png', mediaType: 'image/png', size: 5, ...claimed }
    expect(refusalOf(await client.post('profile', { ...bio, Image }))).toMatchObject({
      status: 422,
      errors: { '/Image': 'The file did not arrive. Choose it again.' },
    })
  })

  test('that a change replaces are deleted, the others stay [BIO-04]', async () => {
    const client = await signedUp(server)
    const before = storedFiles().length
    const first = await save(client, {}, { Image: png() })
    const saved = objectIn(first)
    expect(storedFiles()).toHaveLength(before + 2)
    const changed = await client.postForm('profile/update', formOf(saved, { Image: png(5_000) }))
    expect(objectIn(changed).IDImage).toEqual(saved.IDImage)
    expect(storedFiles()).toHaveLength(before + 2)
    const stale = textAt(first, '/data/Image/id')
    expect(refusalOf(await client.get(`files/${stale}`))).toEqual({ status: 404, code: 'not-found' })
  })
})

describe('later', () => {
  test('the record as it was read can be sent back changed; the picture is then required [BIO-04 BIO-05]', async () => {
    const client = await signedUp(server)
    await save(client)
    const read = objectIn(await client.get('profile'))
    expect(refusalOf(await client.post('profile/update', { ...read, SecondName: 'asha' }))).toMatchObject({
      errors: { '/Image': 'Profile Picture is required' },
    })
    const changed = await client.postForm('profile/update', formOf({ ...read, SecondName: 'asha' }, { Image: png() }))
    expect(objectIn(changed)).toMatchObject({ SecondName: 'ASHA', LastName: 'MWANGAZA' })
    expect(objectIn(await client.get('profile'))).toEqual(objectIn(changed))
  })

  test('an update before the first save is refused', async () => {
    const client = await signedUp(server)
    expect(refusalOf(await client.post('profile/update', bio))).toEqual({ status: 409, code: 'no-profile' })
  })

  test('the names are approved once, upper-cased, each required [BIO-09]', async () => {
    const client = await signedUp(server)
    const names = { LastName: 'Juma', FirstName: 'Asha', SecondName: 'Neema' }
    expect(refusalOf(await client.post('profile/approve-names', names))).toEqual({ status: 409, code: 'no-profile' })
    await save(client)
    expect(refusalOf(await client.post('profile/approve-names', { ...names, SecondName: '' }))).toMatchObject({
      status: 422,
      errors: { '/SecondName': expect.stringContaining('required') },
    })
    const sent = (ProfileID: string) => client.postForm('profile/approve-names', partsOf({ ...names, ProfileID }))
    expect(refusalOf(await sent('another'))).toEqual({ status: 403, code: 'forbidden' })
    expect(objectIn(await sent(String(objectIn(await client.get('profile')).ProfileID)))).toMatchObject({
      LastName: 'JUMA',
      FirstName: 'ASHA',
      SecondName: 'NEEMA',
      nameApproved: true,
    })
    expect(objectIn(await client.get('auth/user'))).toMatchObject({
      name: 'ASHA NEEMA JUMA',
      profile: { nameApproved: true },
    })
    expect(refusalOf(await client.post('profile/approve-names', names))).toEqual({ status: 409, code: 'conflict' })
  })

  test('the profile is confirmed by an update with only that field [BIO-11]', async () => {
    const client = await signedUp(server)
    await save(client)
    expect(objectIn(await client.post('profile/update', { confirmed: true }))).toMatchObject({
      confirmed: true,
      LastName: 'MWANGAZA',
    })
    expect(objectIn(await client.get('auth/user'))).toMatchObject({ profile: { confirmed: true } })
  })
})

describe('firms', () => {
  const firm: JsonObject = {
    FirstName: 'karibu design partners ltd',
    IdentificationDocumentNo: 'P051234567X',
    VATRegNo: 'VAT-0099',
    Email: 'office@karibu-design.example',
    PhoneNo: '0722000111',
    PhoneNo2: '0202000111',
    faxNo: '0202000112',
    Address: 'P.O. Box 100 - 00100',
    Country: 'KE',
    City: 'NAIROBI',
    streetName: 'Maziwa Road',
    houseNo: '12',
    blockNo: 'b',
    lrNo: '209/1234',
  }

  test('keep a profile of their own, upper-cased but for the e-mail [BIO-08]', async () => {
    const client = await signedUp(server, 'demo', firmRegistration())
    expect(dataOf(await client.get('profile/firmBio'))).toBeNull()
    const saved = objectIn(await client.post('profile/firmBio/create', firm))
    expect(saved).toMatchObject({
      FirstName: 'KARIBU DESIGN PARTNERS LTD',
      Email: 'office@karibu-design.example',
      MemberShipType: 'Corporate',
      Type: 'Personal',
    })
    expect(listIn(await client.get('application'))).toEqual([expect.objectContaining({ AppliedCategory: 'FIRM' })])
    const changed = await client.postForm(
      'profile/firmBio/update',
      formOf({ ...saved, blockNo: 'c' }, { Image: png() }),
    )
    expect(objectIn(changed)).toMatchObject({ blockNo: 'C' })
  })

  test('need every field but the physical address [BIO-08]', async () => {
    const client = await signedUp(server, 'demo', firmRegistration())
    const { errors } = refusalOf(await client.post('profile/firmBio/create', {}))
    expect(Object.keys(errors as object).toSorted()).toEqual(
      Object.keys(firm)
        .map((field) => `/${field}`)
        .toSorted(),
    )
  })

  test('and persons cannot save each other’s kind of profile', async () => {
    const person = await signedUp(server)
    const company = await signedUp(server, 'demo', firmRegistration())
    expect(refusalOf(await person.post('profile/firmBio/create', firm))).toEqual({ status: 403, code: 'forbidden' })
    expect(refusalOf(await company.post('profile', bio))).toEqual({ status: 403, code: 'forbidden' })
    expect(dataOf(await company.get('profile'))).toBeNull()
  })
})

describe('the engineering board', () => {
  test('requires the ID attachment of a new profile, but not the title [BIO-07]', async () => {
    const client = await signedUp(server, 'engineering-board')
    const { profileTitle: _title, ...untitled } = bio
    expect(refusalOf(await client.post('profile', untitled))).toMatchObject({
      status: 422,
      errors: { '/IDImage': expect.any(String) },
    })
    const saved = await client.postForm('profile', formOf(untitled, { IDImage: pdf() }))
    dataOf(saved)
    const elsewhere = await signedUp(server)
    expect(refusalOf(await elsewhere.post('profile', untitled))).toMatchObject({
      errors: { '/profileTitle': expect.any(String) },
    })
  })
})
