import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveMembers } from '../../../src/server/members/members.ts'
import { updateProfile } from '../../../src/server/profiles/profiles.ts'
import { objectIn } from '../answers.ts'
import { announce, bookEvent, bookingTenant } from './booked-events.ts'
import { documentCode, startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer({}, bookingTenant)
})
afterAll(() => server.close())

/** Whether anybody who opens a code without a session is asked to log in to record that it was shown. */
const isForStaff = async (code: string) => objectIn(await server.client(bookingTenant).get(`verify/${code}`))['scanned']

describe('attendance by the code of the ticket', () => {
  test('is marked once by staff at the door, and the points count once [EVT-02 CPD-02]', async () => {
    const no = await announce(server)
    const person = await registered()
    const id = await bookEvent(server, person, no)
    const scan = `scans/${(await documentCode(server, id)).replaceAll('-', '')}`
    const early = objectIn(await (await server.staff('registrar')).client.get(scan))
    expect(early).toMatchObject({
      title: 'Booked',
      taken: null,
      answers: [
        { name: 'title', title: 'Event', text: 'Workshop on contracts' },
        { name: 'event', title: 'Event number', text: no },
        { name: 'tickets', title: 'Tickets', text: '1' },
      ],
      transition: { id: 'attend', closed: ['The event has not begun.'] },
    })
    server.clock.advance({ days: 30 })
    const [one, other] = [await server.staff('registrar'), await server.staff('verifier')]
    const path = `cases/event-booking/${id}/transitions/attend`
    const body = { revision: early['revision'] ?? 0 }
    const tries = await Promise.all([one, other].map(({ client }) => client.post(path, body)))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const late = objectIn(await other.client.get(scan))
    expect(late).toMatchObject({ title: 'Attended', transition: null, taken: expect.stringMatching(/^20/) })
    expect(await pointsOf(person)).toEqual([{ description: 'Workshop on contracts', event_code: no, hundredths: 600 }])
  })

  test('is nothing for anybody else who has the code, nor of another document', async () => {
    const no = await announce(server)
    const person = await server.member()
    const id = await bookEvent(server, person, no)
    const code = (await documentCode(server, id)).replaceAll('-', '')
    const scan = `scans/${code}`
    expect(await isForStaff(code)).toBe(true)
    for (const one of [person, await server.member(), await server.staff('finance')]) {
      expect((await one.client.get(scan)).status).toBe(404)
    }
    expect((await server.client(bookingTenant).get(scan)).status).toBe(401)
    const registrar = await server.staff('registrar')
    expect((await registrar.client.get('scans/7K3M9QXA22TD')).status).toBe(404)
    await server.act(person, id, { do: 'cancel' })
    expect((await registrar.client.get(scan)).status).toBe(404)
    expect(await isForStaff(code)).toBe(false)
  })
})

/** The points that the member of a profile was awarded. */
const pointsOf = ({ profileId }: CasePerson) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('cpd_awards')
      .innerJoin('profiles', (join) =>
        join
          .onRef('profiles.tenant', '=', 'cpd_awards.tenant')
          .onRef('profiles.member_no', '=', 'cpd_awards.member_no'),
      )
      .select(['cpd_awards.description', 'cpd_awards.event_code', 'cpd_awards.hundredths'])
      .where('cpd_awards.tenant', '=', tenant)
      .where('profiles.id', '=', profileId)
      .execute(),
  )

/** A member whom the register has. */
async function registered(): Promise<CasePerson> {
  const person = await server.member()
  const memberNo = `R-${person.id.slice(0, 8).toUpperCase()}`
  const names = { first_name: 'ADA', second_name: '', last_name: 'EXAMPLE' }
  const rest = { id_number: '1', email: 'ada@member.example', phone: '0700000000', category: 'GRADUATE' }
  await server.inTenant(async (tx) => {
    await updateProfile(tx, person.profileId, { member_no: memberNo })
    await saveMembers(tx, [
      { member_no: memberNo, ...names, ...rest, status: 'Active', registration_date: '2025-01-01' },
    ])
  })
  return person
}
