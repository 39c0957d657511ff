import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, objectIn, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'
import { signedUp } from './test-accounts.ts'
import { formOf, png } from './test-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

const approved = { LastName: 'JUMA', FirstName: 'ASHA', SecondName: 'NEEMA' }
const others = { LastName: 'ELSE', FirstName: 'SOMEBODY', SecondName: 'QUITE' }

/** Saves the profile as it is read, but for some answers. */
async function change(client: TestClient, changes: object) {
  const read = objectIn(await client.get('profile'))
  return objectIn(await client.postForm('profile/update', formOf({ ...read, ...changes }, { Image: png() })))
}

async function member(): Promise<TestClient> {
  const client = await signedUp(server)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
  return client
}

async function memberWithApprovedNames(): Promise<TestClient> {
  const client = await member()
  dataOf(await client.post('profile/approve-names', approved))
  return client
}

describe('approved names', () => {
  test('stay as they are, whatever their member sends; anything else can be changed [BIO-09]', async () => {
    const client = await memberWithApprovedNames()
    expect(await change(client, { ...others, Address: '777' })).toMatchObject({
      ...approved,
      Address: '777',
      nameApproved: true,
    })
    const { SecondName: _second, ...without } = objectIn(await client.get('profile'))
    expect(objectIn(await client.post('profile/update', without))).toMatchObject({ ...approved, nameApproved: true })
  })

  test('can be changed before they are approved [BIO-09]', async () => {
    const client = await member()
    expect(await change(client, others)).toMatchObject({ ...others, nameApproved: false })
  })

  test('that staff change for the member have to be approved again [BIO-09]', async () => {
    const client = await memberWithApprovedNames()
    const admin = await signedInAs(server, 'superadmin')
    const id = textAt(await client.get('auth/user'), '/data/id')
    admin.token = textAt(await admin.post('admin/loginas', { id }), '/data/token')
    expect(await change(admin, { Address: '778' })).toMatchObject({ ...approved, nameApproved: true })
    expect(await change(admin, others)).toMatchObject({ ...others, nameApproved: false })
    expect(objectIn(await client.post('profile/approve-names', others))).toMatchObject({ nameApproved: true })
    expect(await change(client, approved)).toMatchObject(others)
  })
})

test('a specialization carries what it is called, its discipline and whose it is [API-04]', async () => {
  const client = await member()
  const { specialization, Discipline, ProfileID } = objectIn(await client.get('profile'))
  expect(specialization).toEqual({
    Code: 'HIGHWAYS',
    Description: expect.stringMatching(/\w/),
    Discipline,
    ProfileID,
  })
  expect((await change(client, {})).specialization).toEqual(specialization)
  const own = { Code: 'OTHER', Description: 'ROOM ACOUSTICS' }
  expect((await change(client, { specialization: own })).specialization).toMatchObject({ ...own, Code: '' })
})
